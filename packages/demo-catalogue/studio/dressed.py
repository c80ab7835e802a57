"""Clothes in use, without people, numbered on from those of the products' own rows."""

from rows import together


def clothes(slug, scene, **more):
    """A picture of a garment among others."""
    together(slug, scene, kind="wardrobe", **more)


clothes("heina-toppi", "outfit", height=148, middle=(-2, -4), lying=[
    ("heina-toppi-1", -25, 55, dict(turn=0.05, density=210)),
    ("raanu-hame-1", 20, 18, dict(turn=-0.06)),
    ("tori-kassi-1", -30, -38, dict(turn=0.14, size=0.73)),
])
clothes("kuusikko-villapaita", "outfit", height=166, middle=(1.5, -4), lying=[
    ("sarka-hame-1", -9, 8, dict(turn=0.03, flat=0.4)),
    ("kuusikko-villapaita-1", -10, 30, dict(turn=0.05, size=0.78, flat=0.9, lift=2.4)),
    ("revontuli-lapaset-1", 39, -36, dict(turn=-0.22, size=0.44, flat=0.44)),
])
clothes("lehto-hame", "line", span=(-66, 64), low=-134, things=[
    ("laine-hame-1", -35, (-17, 17), dict(density=210)),
    ("lehto-hame-1", 27, (-14.5, 14.5), dict(density=210)),
])
