"""Plays random legal moves at one table of a Mandate server; docs/write-a-bot.md explains it.

    MANDATE_TOKEN=… python3 docs/bot.py http://127.0.0.1:7700 TABLE
"""
import asyncio, hashlib, json, os, random, secrets, sys
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

LIVE = f"{sys.argv[1].replace('http', 'ws', 1)}/api/tables/{sys.argv[2]}/live"
AUTH = {"Authorization": f"Bearer {os.environ['MANDATE_TOKEN']}"}
TRY_AGAIN = {"too_fast", "busy", "unavailable", "database_down", "cannot_save", "unsure"}
contributions = {}  # by round: the random bytes that we add to the deal


def commitment(look, contribution):
    number = lambda n: n.to_bytes(4, "big")
    round, seat, dealer = look["dealing"]["round"], look["you"], bytes.fromhex(look["commitment"])
    parts = [b"mandate contribution 2", dealer, number(round), number(seat), contribution]
    return hashlib.sha256(b"".join(number(len(part)) + part for part in parts)).hexdigest()


def decide(look):
    """The next command; nothing while it is up to others."""
    seat, dealing = look["you"], look["dealing"]
    if look["progress"] == "gathering":
        empty = [n for n, place in enumerate(look["seats"]) if place["occupant"]["kind"] == "empty"]
        if seat is None:
            return {"do": "sit", "seat": empty[0]} if empty else None
        return None if empty else {"do": "begin"}
    if dealing and seat in dealing["waits_for"]:
        mine = contributions.setdefault(dealing["round"], secrets.token_bytes(32))
        if dealing["missing"] == "commitment":
            return {"do": "commit", "seat": seat, "commitment": commitment(look, mine)}
        return {"do": "open", "seat": seat, "contribution": mine.hex()}
    if look["legal"]:
        return {"do": "move", "seat": seat, "move": random.choice(look["legal"])}


async def main():
    async for socket in connect(LIVE, additional_headers=AUTH):  # connects again whenever the connection is lost
        try:
            async for text in socket:
                message = json.loads(text)
                refused = message.get("error", {}).get("code")
                if message["type"] == "update":
                    look = message["look"]
                elif refused in TRY_AGAIN:
                    await asyncio.sleep(1)
                elif refused and refused != "stale":  # stale: others were faster, and an update says how
                    sys.exit(message["error"]["message"])
                else:
                    continue
                if look["progress"] == "over":
                    return print(look["outcome"])
                if command := decide(look):
                    await socket.send(json.dumps({"type": "do", "id": 1, "seen": look["version"], "command": command}))
        except ConnectionClosed:
            pass


asyncio.run(main())
