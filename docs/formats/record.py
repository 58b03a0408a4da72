"""Checks the commitments of a record and deals the start of its first game, as docs/fairness.md and
docs/formats/record.md say.

    python3 docs/formats/record.py FILE
"""

import hashlib
import json
import struct
import sys


def chacha20(key):
    """The stream as 32-bit numbers (RFC 8439, nonce 0)."""
    rotate = lambda x, n: ((x << n) | (x >> (32 - n))) & 0xFFFFFFFF
    counter = 0
    while True:
        start = list(struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key)) + [counter, 0, 0, 0]
        x = start[:]
        for _ in range(10):
            for a, b, c, d in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]:
                for p, q, r, n in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
                    x[p] = (x[p] + x[q]) & 0xFFFFFFFF
                    x[r] = rotate(x[r] ^ x[p], n)
        for word, first in zip(x, start):
            yield (word + first) & 0xFFFFFFFF
        counter += 1


def below(stream, bound):
    multiple = 2**32 - 2**32 % bound
    return next(x for x in stream if x < multiple) % bound


record = json.load(open(sys.argv[1], encoding="utf-8"))
secret = bytes.fromhex(record["secret"])
assert hashlib.sha256(secret).hexdigest() == record["commitment"], "the commitment is to another secret"


def digest(parts):
    """The SHA-256 of parts, each with its length before it; numbers have four bytes."""
    parts = [struct.pack(">I", part) if isinstance(part, int) else part for part in parts]
    return hashlib.sha256(b"".join(struct.pack(">I", len(part)) + part for part in parts))


players = record["options"]["players"]
protocol = record.get("protocol", 1)
dealer = bytes.fromhex(record["commitment"])
added, committed, number = [b""] * players, {}, 0
for entry in record["log"]:
    if entry["act"] == "round":
        number, committed, added = entry["number"], {}, [b""] * players
    elif entry["act"] == "commit":
        assert not any(added), f"entry {entry['version']} commits when contributions are open already"
        committed[entry["seat"]] = entry["commitment"]
    elif entry["act"] == "open":
        seat, opened = entry["seat"], bytes.fromhex(entry["contribution"])
        hashed = digest([b"mandate contribution 2", dealer, number, seat, opened]).hexdigest()
        assert hashed == committed[seat], f"seat {seat} has opened something else than it committed to"
        added[seat] = opened
    elif entry["act"] == "call_off":
        print("A deal was called off because these seats did not send the", entry["missing"] + ":", entry["seats"])
    elif entry["act"] in ("sit", "rise"):
        added[entry["seat"]] = bytes.fromhex(entry.get("contribution", ""))

key = digest([b"mandate deal 1", secret, 1, *added] if protocol == 1 else [b"mandate deal 2", secret, 1, number, *added])
stream = chacha20(key.digest())

begin = next(entry for entry in record["log"] if entry["act"] == "begin")
if record["options"]["first"] == "random":
    assert begin["first"] == below(stream, players), "somebody else begins"
if record["options"]["game"] == "qin":
    kinds = {kind: 12 for kind in ["RR", "YY", "BB", "RY", "YB", "BR"]}
else:
    out = {3: 2, 4: 1, 5: 0}[players]
    kinds = {"red": 13 - out, "green": 12 - out, "yellow": 11 - out, "orange": 11 - out, "violet": 10 - out}
pile = [kind for kind, count in kinds.items() for _ in range(count)]
for i in range(len(pile) - 1, 0, -1):
    j = below(stream, i + 1)
    pile[i], pile[j] = pile[j], pile[i]
dealt = [pile.pop() for _ in begin["chance"]]
assert dealt == begin["chance"], f"{dealt} should have been dealt, not {begin['chance']}"
print("At the start all was dealt as it should be:", " ".join(dealt))
