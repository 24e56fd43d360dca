"""Searches for what breaks, with new luck in every round, for as long as asked.

Hypothesis plays the rules and reads whatever comes from outside; schemathesis sends the hall right
and wrong requests of every kind. What fails is printed with the seed that finds it again.

    python tools/fuzz.py 600
"""

import os
import secrets
import signal
import subprocess
import sys
import time

EXAMPLES = "50"
PYTEST = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
ROUND = (
    ("Hypothesis", ("-m", "hypothesis", "tests")),
    ("schemathesis", ("tests/server/test_schema.py",)),
)


def main() -> int:
    """Go from round to round until the time is over or something broke; each part has its share."""
    seconds = float(sys.argv[1] if len(sys.argv) > 1 else 60)
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        for name, words in ROUND:
            seed = str(secrets.randbelow(1 << 31))
            code = play(words, seed, min(left, seconds / len(ROUND)))
            if code:
                print(f"{name} broke something with the seed {seed}")
                return 1
            ended = "all was tried" if code == 0 else "its time is over"
            print(f"{name}, seed {seed}: nothing broke, {ended}", flush=True)
    return 0


def play(words: tuple[str, ...], seed: str, seconds: float) -> int | None:
    """Run tests with a seed; None if the time was over before."""
    more = {
        "SKALI_HYPOTHESIS": "fuzz",
        "SKALI_FUZZ_SEED": seed,
        "SKALI_FUZZ_EXAMPLES": EXAMPLES,
    }
    command = [*PYTEST, f"--hypothesis-seed={seed}", *words]
    running = subprocess.Popen(command, env=os.environ | more, start_new_session=True)  # noqa: S603 - our own words
    try:
        return running.wait(timeout=max(seconds, 0.1))
    except subprocess.TimeoutExpired:
        return None
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGTERM)
            running.wait()


if __name__ == "__main__":
    sys.exit(main())
