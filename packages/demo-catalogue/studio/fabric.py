"""Fabrics as they fall.

mass: kilograms a square metre; bending: N·m, a tenth of what is measured, for a fold that was pressed into cloth stays;
shear: give on the bias (m/N of an edge); wash: how unevenly it shrank and how many cm such places are apart; pucker: how
much thread draws its seams in; droop: how far a hem sags between its seams, cm; worn: how unevenly it is stretched when it
falls into its small folds, as `wash`; crumpled: how deep the folds of crumpled.py are that it then keeps; creased: how
much of those of creases.py, too small to fall; hair: of wool, how many hairs lie on a square unit and how many stand, how long
they are and how light (as in felt.fuzzed).
"""

FALL = {
    "light": dict(mass=0.13, bending=4e-7, shear=0.06, wash=(0.012, 7.0), pucker=0.02, droop=1.5, worn=(0.016, 12.0), crumpled=1.5, creased=0.3),
    "linen": dict(mass=0.19, bending=9e-7, shear=0.05, wash=(0.012, 7.0), pucker=0.025, droop=1.4, worn=(0.016, 12.0), crumpled=1.5, creased=0.3),
    "pressed": dict(mass=0.26, bending=3e-6, shear=0.02, wash=(0.002, 7.0), pucker=0.004, creased=0.35, hair=(4e3, 35e3, 0.14, 1.6)),
    "firm": dict(mass=0.30, bending=4e-6, shear=0.02, wash=(0.008, 7.0), pucker=0.02, droop=0.9, worn=(0.018, 12.0), crumpled=1.3, creased=0.3),
    "twill": dict(mass=0.34, bending=3e-6, shear=0.03, wash=(0.004, 7.0), pucker=0.012, droop=0.9, worn=(0.018, 12.0), crumpled=2.4, creased=0.35, hair=(6e3, 40e3, 0.16, 1.7)),
    "felt": dict(mass=0.62, bending=3e-5, shear=0.015, wash=(0.003, 7.0), pucker=0.004, droop=0.3, worn=(0.02, 14.0), crumpled=0.8, creased=1.0, hair=(70e3, 60e3, 0.3, 1.7)),
    "wool": dict(mass=0.45, bending=9e-6, shear=0.02, wash=(0.003, 7.0), pucker=0.008, droop=0.5, worn=(0.034, 12.0), crumpled=1.5, creased=0.9, hair=(6e3, 45e3, 0.17, 1.75)),
    "flannel": dict(mass=0.45, bending=9e-6, shear=0.02, wash=(0.003, 7.0), pucker=0.008, droop=0.5, worn=(0.05, 15.0), crumpled=1.5, creased=0.9, hair=(9e3, 80e3, 0.2, 1.7)),
}


def of(m):
    """The fabric of a cut's measures, which may say otherwise how it bends, is worn, crumpled and creased and what hair it has."""
    return FALL[m["falls"]] | {k: m[k] for k in ("bending", "worn", "crumpled", "creased", "hair") if k in m}
