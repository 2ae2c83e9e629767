"""Makes the sounds of the table: `python packaging/make_sounds.py` writes `resources/sounds/*.wav` anew.

All ten are synthesised here with the standard library alone, and come out the same in every run. How a sound
is built stands in a function of its name; `finished` then gives each the same loudness, a soft beginning and
end, and no offset. `--picture FILE` draws waveforms and spectra, for reviews where nothing can be heard.
"""

from __future__ import annotations

import argparse
import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent))

from sound_shaping import (
    RATE_HZ,
    Samples,
    finished,
    laid,
    noise_sweep,
    ringing,
    silence,
    thud,
)

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"


def lift(rng: Random) -> Samples:
    """A card leaves the table: a short breath that rises, and a hint of porcelain."""
    sound = silence(0.19)
    laid(sound, noise_sweep(rng, 0.15, 700, 2600, peak_at=0.45), gain=1.0)
    laid(sound, ringing(0.12, [(1480, 1.0, 0.022), (2310, 0.5, 0.016)], attack_s=0.004), at_s=0.05, gain=0.10)
    return sound


def set_down(rng: Random) -> Samples:
    """A card or a layer comes to rest: a low, soft knock with a dull clink of porcelain."""
    sound = silence(0.22)
    laid(sound, thud(0.18, 230, 140, 0.040), gain=0.8)
    laid(sound, noise_sweep(rng, 0.05, 1500, 600, peak_at=0.1), gain=0.45)
    clink = [(1130, 1.0, 0.030), (1790, 0.55, 0.022), (2940, 0.22, 0.014)]
    laid(sound, ringing(0.18, clink, attack_s=0.002), at_s=0.004, gain=0.45)
    return sound


def flip(rng: Random) -> Samples:
    """A card turns over: a flutter in two halves, and a light tap as it falls flat."""
    sound = silence(0.24)
    laid(sound, noise_sweep(rng, 0.09, 1200, 3600, peak_at=0.6), gain=0.75)
    laid(sound, noise_sweep(rng, 0.07, 3000, 1400, peak_at=0.3), at_s=0.085, gain=0.9)
    laid(sound, thud(0.09, 330, 230, 0.022), at_s=0.135, gain=0.75)
    laid(sound, ringing(0.08, [(1650, 1.0, 0.014), (2720, 0.4, 0.010)], attack_s=0.001), at_s=0.136, gain=0.2)
    return sound


def coin(rng: Random) -> Samples:
    """Something is bought: one coin falls upon another."""
    partials = [(2793, 1.0, 0.085), (4186, 0.5, 0.060), (5330, 0.42, 0.045), (7040, 0.16, 0.030)]
    sound = silence(0.36)
    laid(sound, ringing(0.20, [(f * 0.943, a, d * 0.5) for f, a, d in partials], attack_s=0.001), gain=0.55)
    laid(sound, ringing(0.29, partials, attack_s=0.001), at_s=0.065, gain=0.8)
    laid(sound, noise_sweep(rng, 0.02, 6500, 4000, peak_at=0.1), at_s=0.064, gain=0.2)
    return sound


def knife(rng: Random) -> Samples:
    """A cake is cut: a long breath through sponge, then the knife meets the board."""
    sound = silence(0.34)
    laid(sound, noise_sweep(rng, 0.25, 4200, 900, peak_at=0.55), gain=0.85)
    laid(sound, thud(0.12, 170, 95, 0.035), at_s=0.205, gain=1.25)
    laid(sound, ringing(0.12, [(860, 1.0, 0.018), (1390, 0.5, 0.013)], attack_s=0.002), at_s=0.207, gain=0.28)
    return sound


def spoon(rng: Random) -> Samples:
    """Your turn: a spoon touches china twice."""
    china = [(2093, 1.0, 0.080), (3420, 0.36, 0.048), (5190, 0.24, 0.030), (6720, 0.08, 0.020)]
    sound = silence(0.385)
    for at_s, gain, factor in ((0.0, 0.55, 1.0), (0.115, 0.9, 1.122)):
        laid(sound, ringing(0.26, [(f * factor, a, d) for f, a, d in china], attack_s=0.002), at_s, gain)
        laid(sound, noise_sweep(rng, 0.012, 3000, 2200, peak_at=0.2), at_s, gain * 0.16)
    return sound


def crumble(rng: Random) -> Samples:
    """A layer collapses: a soft blow, and crumbs that fall ever more thinly."""
    sound = silence(0.39)
    laid(sound, thud(0.24, 190, 85, 0.055), gain=1.0)
    for number in range(30):
        # Ever wider apart, never two at once, so that each crumb is heard.
        at_s = 0.33 * (number / 30) ** 1.25 + rng.uniform(0.0, 0.008)
        pitch_hz = rng.uniform(700, 2600)
        grain = noise_sweep(rng, rng.uniform(0.014, 0.030), pitch_hz * 1.4, pitch_hz, peak_at=0.12)
        laid(sound, grain, at_s, gain=rng.uniform(0.35, 0.8) * (1 - 2.1 * at_s))
    return sound


def bell(rng: Random) -> Samples:
    """A cake or a ribbon is won: a small bell of two partials, and their breath of an octave."""
    del rng
    sound = silence(0.395)
    partials = [(1318.5, 1.0, 0.150), (1977.8, 0.62, 0.110), (3955.5, 0.12, 0.045)]
    laid(sound, ringing(0.395, partials, attack_s=0.004), gain=0.8)
    return sound


def lid(rng: Random) -> Samples:
    """The cloche comes down: a thin metal dome, damped by the hand that holds it."""
    dome = [(523, 0.8, 0.10), (811, 1.0, 0.085), (1247, 0.6, 0.070), (1873, 0.38, 0.050), (2651, 0.2, 0.034)]
    sound = silence(0.39)
    laid(sound, noise_sweep(rng, 0.10, 900, 1700, peak_at=0.8), gain=0.32)
    laid(sound, thud(0.14, 190, 110, 0.04), at_s=0.092, gain=0.9)
    laid(sound, ringing(0.29, dome, attack_s=0.003), at_s=0.094, gain=0.42)
    return sound


def chord(rng: Random) -> Samples:
    """The game is over: a major chord, its notes following each other closely."""
    del rng
    sound = silence(0.396)
    for number, pitch_hz in enumerate((523.25, 659.26, 783.99, 1046.5)):
        note = [(pitch_hz, 1.0, 0.20), (2 * pitch_hz, 0.22, 0.11), (3 * pitch_hz, 0.06, 0.06)]
        at_s = 0.028 * number
        laid(sound, ringing(0.396 - at_s, note, attack_s=0.012), at_s, gain=0.42)
    return sound


RECIPES: dict[str, Callable[[Random], Samples]] = {
    "lift": lift,
    "set": set_down,
    "flip": flip,
    "coin": coin,
    "knife": knife,
    "spoon": spoon,
    "crumble": crumble,
    "bell": bell,
    "lid": lid,
    "chord": chord,
}
"""How each sound is made, by its name."""


def samples_of(name: str) -> array[int]:
    """Make one sound.

    Args:
        name: of `RECIPES`.

    Returns:
        Its samples, 16 bits, mono, `RATE_HZ` a second.
    """
    return finished(RECIPES[name](Random(f"CakeDesk {name}")))


def write(folder: Path) -> None:
    """Write all sounds.

    Args:
        folder: where; made if it is missing.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        samples = samples_of(name)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE_HZ)
            file.writeframes(samples.tobytes())


def main(argv: Sequence[str]) -> int:
    """Write the sounds, and a picture of them if it is wanted.

    Args:
        argv: the arguments after the script's name.

    Returns:
        0.
    """
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw waveforms and spectra into a PNG")
    options = parser.parse_args(argv)
    write(FOLDER)
    for name in RECIPES:
        samples = samples_of(name)
        peak_db = 20 * math.log10(max(map(abs, samples)) / 32768)
        print(f"{name:8} {1000 * len(samples) / RATE_HZ:4.0f} ms, peak {peak_db:6.1f} dBFS")
    if options.picture is not None:
        from sound_picture import draw_sounds  # noqa: PLC0415 - needs Pillow

        draw_sounds({name: samples_of(name) for name in RECIPES}, options.picture)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
