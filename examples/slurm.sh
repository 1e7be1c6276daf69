#!/bin/bash
# A comparison as an array of Slurm jobs: each plays a part of the decks, and one more puts them together.
#
#   parts=$(sbatch --parsable examples/slurm.sh)
#   sbatch --dependency=afterok:$parts --wrap "adut merge games-*.jsonl --record games.jsonl --html report.html"
#
# A part that is cut short goes on where it stopped when it is queued again.
#SBATCH --job-name=adut
#SBATCH --array=0-63
#SBATCH --cpus-per-task=8
#SBATCH --time=04:00:00
#SBATCH --requeue
set -euo pipefail
srun adut compare briskula best hard ismcts:sims=2000 --deals 100000 --seed slurm \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --threads "$SLURM_CPUS_PER_TASK" \
    --record "games-$SLURM_ARRAY_TASK_ID.jsonl" --resume
