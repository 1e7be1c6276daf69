#!/usr/bin/env python3
"""An outside player: chooses any legal move.

    adut compare briskula "cmd:python3 examples/random_player.py" random --deals 20

Adut starts the program once for each game and speaks to it in lines of JSON. The first line says
what is played: {"game": …, "rules": …, "seat": …}. Each further line is a turn of ours:
{"observation": …, "legal": […], "history": […]}, and is answered by {"move": …}. The observation
is what this seat may see. A program that answers {"move": …, "again": true} is not ended with the game: it
gets the first line of the next one.
"""

import json
import random
import sys

start = json.loads(sys.stdin.readline())
chooser = random.Random(f"{start['game']} {start['seat']}")
for line in sys.stdin:
    turn = json.loads(line)
    print(json.dumps({"move": chooser.choice(turn["legal"])}), flush=True)
