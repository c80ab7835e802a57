"""The garments' measures: half widths and heights below the shoulder's highest point, in centimetres."""

SHIRT = dict(
    falls="linen", neck=(8.2, 8.2, 1.8), shoulder=(22.5, -5.6), bust=(27, -27), hem=(27.5, -76), drop=3.5, sleeve=(19, 11.5, 58),
    arm_angle=70, inset=1.2, collar="points", placket=(1.7, -78.5, 7, 0.6), last_button=13, folds=(0.18, 3.4), wave=12, folds_from=0.2, cuff_turn=6,
)
MEASURES = {
    "a-line dress": dict(
        falls="linen", neck=(10.5, 10, 2.5), shoulder=(20, -5), bust=(25, -25), along=[(24.5, -42), (30, -66)], hem=(42, -106), drop=3.5,
        sleeve=(16.3, 15.5, 24), arm_angle=66, folds=(0.26, 4.6), wave=12, folds_from=0.2,
    ),
    "shirt": dict(SHIRT, pockets=[(11.5, -23, 11, 12.5)]),
    "work jacket": dict(
        SHIRT, falls="firm", shoulder=(23.5, -5.6), bust=(29, -29), hem=(30, -76), drop=0.8, sleeve=(21, 14, 60), thick=0.2, placket=(2.0, -76.5, 5, 0.95),
        last_button=14, pockets=[(13, -24, 13, 14), (-15, -49, 18, 20), (15, -49, 18, 20)], folds=(0.08, 1.6), crease=0.35,
        collar_size=dict(stand=3.2, fall=5.6, point=8.5),
    ),
    "a-line skirt": dict(falls="linen", waist=19, band=4, gather=1.06, along=[(26, -20)], hem=(45, -76), drop=4, grip=16, folds=(0.34, 3.6), wave=13, folds_from=10),
    "wide trousers": dict(
        falls="linen", waist=20, band=4.2, gather=1.04, along=[(26.5, -20), (29, -40)], hem=(32.5, -99), inner=3.5, crotch=-31, grip=16.5,
        folds=(0.12, 1.6), wave=11, slant=True, button=0.95, turn_up=4,
    ),
}
