"""A woollen jacket on a hanger: the shirt's cut, heavier cloth, stand collar, patch pockets, larger buttons."""

from kinds import shirt

CUT = dict(neck=(0.165, 0.14), back=0.02, shoulder=(0.44, -0.095), cuff=((0.91, -1.02), (0.70, -1.11)), arm=(0.485, -0.48),
           side=((0.49, -0.8), (0.52, -1.27)), hem=0.02)


def build(p):
    """Choose the cloth and hand it to the shirt."""
    heavy = dict(bending=0.6, thick=0.024, buttons=5, button_size=0.03, placket_half=0.05, folds=0.02,
                 collar="stand", pockets=[(-0.3, -0.85, 0.27, 0.28), (0.3, -0.85, 0.27, 0.28)])
    shirt.build({**heavy, **p, "shape": {**CUT, **p.get("shape", {})}})


shot = shirt.shot
