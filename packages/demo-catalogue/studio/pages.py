"""The shop's own pictures; photos.py cuts others from products' pictures."""

from rows import PICTURES

PICTURES["story"] = dict(kind="sweater", colours=["sage"], seed=31, view="near", spot=(0.52, -0.52), photo=True, size=(1200, 1500), cols=72, flat=0.75, creased=0.8, limit=340_000)
PICTURES["category-hameet"] = dict(kind="still", scene="pair", photo=True, size=(1000, 1250))
PICTURES["hero-wide"] = dict(kind="still", scene="wide", photo=True, size=(2400, 1200), limit=340_000, samples=9)
for scene in ("dyes", "knitting", "parcel", "cutting", "carding", "mending", "seat"):
    PICTURES[f"workshop-{scene}"] = dict(kind="workshop", scene=scene, photo=True, size=(1200, 1500) if scene == "mending" else (1600, 2000), limit=340_000, wall=scene not in ("cutting", "mending"))

# What stands beside few words is shown small: an empty cart, wishlist, search, and the questions.
for scene in ("hooks", "bag", "loom", "reels"):
    PICTURES[f"workshop-{scene}"] = dict(kind="workshop", scene=scene, photo=True, size=(1200, 1500) if scene == "loom" else (1000, 1250), limit=220_000, wall=scene != "loom")

# Where something is missing: no orders, nothing to pay for, no such page, a fault.
for scene in ("hanger", "bowl", "thread", "dropped"):
    PICTURES[f"workshop-{scene}"] = dict(kind="workshop", scene=scene, photo=True, size=(1600, 2000), limit=220_000)
