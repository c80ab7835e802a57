"""Clothes in use, without people, numbered on from those of the products' own rows."""

from rows import together


def clothes(slug, scene, **more):
    """A picture of a garment among others."""
    together(slug, scene, kind="wardrobe", **more)


clothes("heina-toppi", "outfit", height=148, middle=(-2, -4), lying=[
    ("tori-kassi-1", -30, -38, dict(turn=0.14)),
    ("heina-toppi-1", -25, 55, dict(turn=0.05, density=210)),
    ("raanu-hame-1", 20, 18, dict(turn=-0.06, rumpled=0.8)),
])
clothes("kuusikko-villapaita", "outfit", height=158, middle=(-8, -5), lying=[
    ("sarka-hame-1", -8, 8, dict(turn=-0.05, flat=0.36, rumpled=1.7)),
    ("kuusikko-villapaita-1", -10, 30, dict(turn=0.07, size=0.78, flat=0.9)),
    ("revontuli-lapaset-1", 15, -38, dict(size=0.36, flat=1.3, rumpled=0.3, lie=((-1, 0.5, (0, 0), 0.0),))),
    ("revontuli-lapaset-1", 29, -49, dict(size=0.36, flat=1.3, rumpled=0.3, lie=((1, -0.25, (0, 0), 0.0),))),
])
clothes("lehto-hame", "line", span=(-66, 64), low=-134, things=[
    ("laine-hame-1", -35, (-17, 17), dict(density=210)),
    ("lehto-hame-1", 27, (-14.5, 14.5), dict(density=210)),
])
