# What the program uses of Dask's `distributed`, whose own annotations are not complete.
from collections.abc import Callable
from concurrent.futures import Executor
from types import TracebackType
from typing import Self

class Client:
    def __init__(self, address: str, timeout: str = ...) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...
    def get_executor(self, *, pure: bool) -> Executor: ...
    def nthreads(self) -> dict[str, int]: ...

class LocalCluster:
    scheduler_address: str
    def __init__(
        self,
        *,
        n_workers: int,
        threads_per_worker: int,
        processes: bool,
        dashboard_address: str | None,
        protocol: str,
    ) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...
