"""Types that many functions share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Union

Rules = Union[str, Mapping[str, Union[str, int, float]]]
"""Rule options: ``{"players": 3}``, or as on the command line: ``"players=3,ties=all"``."""

Seed = Union[int, str]
"""What randomness comes from: any text; a whole number stands for its digits."""

Record = Union[str, Mapping[str, Any]]
"""A game written down: a dictionary, or a line of JSON."""
