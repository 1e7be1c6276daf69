"""What the coordination of a piece costs on Ray: pieces of next to nothing, one deck of random Love Letter each.

    pip install "adut[ray]"
    python bench/ray_pieces.py [--pieces 400]

It says what the driver spends on a piece (its own processor time), what a piece takes from being handed out to
being counted with nothing to play, and how large it is.
"""

import argparse
import tempfile
import time
from pathlib import Path

import ray

import adut
import adut.ray._compare as parts


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pieces", type=int, default=400)
    args = parser.parse_args()
    ray.init(include_dashboard=False, log_to_driver=False, num_cpus=2)
    parts.GROWTH = 1
    names = ["random", "random"]
    adut.ray.compare("love-letter", names, deals=20, agreement=0)
    with tempfile.TemporaryDirectory() as folder:
        wall, own = time.perf_counter(), time.process_time()
        adut.ray.compare(
            "love-letter", names, deals=args.pieces, agreement=0, store=folder, piece_seconds=1e-6
        )
        wall, own = time.perf_counter() - wall, time.process_time() - own
        sizes = [path.stat().st_size for path in Path(folder).glob("*.piece")]
    each = 1000 / len(sizes)
    print(f"{len(sizes)} pieces of one deck on two workers")
    print(f"driver {own * each:.2f} ms of processor time a piece, {wall * each:.2f} ms passed a piece")
    print(f"{sum(sizes) / len(sizes):.0f} bytes a piece")


if __name__ == "__main__":
    main()
