"""Measures what the README's table shows: `cakedesk bench`.

Whatever needs Qt is measured in a process of its own, a *probe*, so that one figure can't disturb another.
"""
