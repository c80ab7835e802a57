"""The garments' measures: half widths and heights below the shoulder's highest point, in centimetres."""

SHIRT = dict(
    falls="linen", neck=(8.2, 8.2, 1.8), shoulder=(22.5, -5.6), bust=(27, -27), hem=(27.5, -76), drop=3.5, sleeve=(19, 11.5, 58),
    arm_angle=70, inset=1.2, collar="shirt", placket=(1.7, -78.5, 7, 0.6), last_button=13, folds=(0.18, 3.4), wave=12, folds_from=0.2, cuff_turn=6,
)
MEASURES = {
    "a-line dress": dict(
        falls="linen", neck=(10.5, 10, 2.5), shoulder=(20, -5), bust=(25, -25), along=[(30, -45)], hem=(47, -106), drop=6.4,
        sleeve=(16.3, 15.5, 24), sleeve_stiffer=2, arm_angle=(84, 85), hanger=(18.2, 5.8), free=3.0, folds=(0.2, 4.6), wave=15, folds_from=0.2,
        wind=0.2, sunk=1.0, askew=(5, 0.7),
    ),
    "shirt": dict(
        SHIRT, hem=(31.5, -74), drop=2.8, longer_back=1.2, sleeve=(18.5, 11.5, 59), sleeve_stiffer=2, arm_angle=(86, 83), hanger=(18.8, 6.7), free=5.0, slack=0.05, collar="shirt", cuffs=6.0,
        placket=(1.7, -76.5, 7, 0.6), first_button=6.5, folds=(0.2, 3.4), wave=13, folds_from=0.9, elbows=dict(r=(16, 3), l=(22, 4)), twist=dict(r=38, l=-30), askew=(-5, -0.8), swing=0.7,
        pockets=[(8.7, -21.5, 10.5, 12)],
    ),
    "work jacket": dict(
        SHIRT, falls="firm", inset=3.0, shoulder=(22.5, -5.8), bust=(27.5, -28.5), hem=(32, -72), drop=1.0, longer_back=0.8, sleeve=(18.4, 13, 60), sleeve_stiffer=2, arm_angle=(88, 88), thick=0.18,
        hanger=(19.6, 6.7), free=4.2, slack=0.025, placket=(2.0, -72.6, 5, 0.95), first_button=8.5, last_button=12, crease=0.35, collar="shirt", collar_thick=0.2,
        collar_size=dict(stand=3.3, fall=4.9, point=8.2, gap=0.34, roll=0.4), folds=(0.15, 2.4), folds_from=0.5, wave=16, elbows=dict(r=(19, 4), l=(14, 3)), twist=dict(r=32, l=-38), askew=(5, 0.8), swing=0.9,
        pockets=[(9.4, -23, 11.5, 13), (-12, -46, 15, 17.5), (12, -46, 15, 17.5)],
    ),
    "box top": dict(
        falls="linen", neck=(10.5, 9.5, 2), shoulder=(21.5, -5.2), bust=(27.5, -27), hem=(34, -64), drop=2.6, longer_back=0.8, sleeve=(17, 16, 22), arm_angle=(80, 77),
        hanger=(18.8, 6.2), free=5.0, slack=0.05, folds=(0.22, 3.6), wave=15, folds_from=0.2, cuff_turn=2.2, askew=(-5, 0.8),
    ),
    "wide dress": dict(
        falls="linen", neck=(11, 10, 2.5), shoulder=(22.5, -5.4), bust=(29.5, -28), along=[(28, -50)], hem=(42, -104), drop=3.5, sleeve=(17, 15, 22), sleeve_stiffer=1, sleeve_flat=0.62, cuff_bow=1.2, arm_angle=(72, 70),
        hanger=(19.4, 6.2), free=5.0, slack=0.045, folds=(0.22, 5.6), wave=17, folds_from=0.2, crumpled=2.6, creased=0.75, sheer=0.05, askew=(4.5, -0.6), pockets=[(-12.6, -55, 15.5, 18), (12.6, -55, 15.5, 18)],
    ),
    "band-collar shirt": dict(
        SHIRT, falls="light", hem=(31, -76), drop=2.8, longer_back=1.4, sleeve=(18.5, 11.5, 59), sleeve_stiffer=2, arm_angle=(84, 86), hanger=(18.8, 6.7), free=5.0, slack=0.05, cuffs=6.0, collar="band", band_stitched=True,
        crumpled=3.0, creased=0.95, sheer=0.05, placket=(1.6, -78.6, 8, 0.55), folds=(0.18, 3.2), folds_from=0.9, wave=14, elbows=dict(r=(21, 4), l=(15, 3)), twist=dict(r=38, l=-30), askew=(5, 0.8), swing=0.6,
    ),
    "shirt dress": dict(
        SHIRT, falls="light", crumpled=2.8, creased=0.85, sheer=0.05, sleeve_stiffer=2, cuffs=6.0, along=[(30, -52)], hem=(45, -112), drop=5, placket=(1.7, -116.2, 11, 0.6), first_button=6.5, last_button=17,
        folds=(0.2, 4.4), wave=15, arm_angle=(83, 86), hanger=(20.2, 6.0), hanger_end=17.6, free=3.4, slack=0.03, elbows=dict(r=(22, 4), l=(15, 3)), twist=dict(r=16, l=-34), askew=(-4.5, 0.7),
    ),
    "blouse": dict(
        falls="light", neck=(9.5, 8.5, 2), shoulder=(21.5, -5.4), bust=(28, -27), hem=(35, -68), drop=2.8, longer_back=0.8, sleeve=(18, 12.5, 57), arm_angle=(84, 86), sleeve_stiffer=2,
        hanger=(18.6, 6.4), free=5.0, slack=0.05, placket=(1.5, -24, 2, 0.62), first_button=2.4, last_button=5.5, folds=(0.22, 3.4), wave=13, folds_from=0.1, cuff_turn=5,
        elbows=dict(r=(21, 4), l=(15, 3)), twist=dict(r=38, l=-30), askew=(4.5, -0.7),
    ),
    "tunic": dict(
        falls="linen", neck=(14, 5, 2.5), shoulder=(22.5, -5.4), bust=(26.5, -27), hem=(28, -74), drop=1.0, sleeve=(17.4, 14.5, 33), arm_angle=(78, 75),
        hanger=(19.0, 6.2), free=5.0, slack=0.06, folds=(0.15, 3.2), wave=16, folds_from=0.4, cuff_turn=2.2,
        bending=6e-7, worn=(0.024, 11.0), dips=(2.0, 1.5), askew=(4, -0.7),
    ),
    "sleeveless top": dict(
        falls="linen", neck=(11, 12, 2), shoulder=(16.6, -5), bust=(23.5, -23), hem=(33, -61), drop=4, longer_back=1.0, inset=1.0,
        hanger=(15.9, 5.6), hanger_end=14.8, free=0.8, slack=0.05, ends=0.8, folds=(0.18, 3.0), wave=15, folds_from=0.7, askew=(4, -0.8),
    ),
    "gathered skirt": dict(
        falls="light", waist=18, band=4.5, gather=1.9, hem=(54, -87), drop=3.2, grip=14.5, folds=(0.1, 5), wave=18, uneven=(5, 30), folds_from=10, firm=True, sag=0.9,
    ),
    "pleated skirt": dict(
        falls="pressed", weave="twill", waist=19.2, band=3.6, gather=2.0, hem=(38.4, -72), drop=0, grip=15.5, folds=(0, 0), pleat=6.4, sewn=-14, spacing=0.8,
        firm=True, sag=0.7, thick=0.14, seconds=1.0, wind=0.15, uncut=("side_r", "side_l"),
    ),
    "striped skirt": dict(falls="firm", waist=19, band=4, gather=1.35, hem=(36, -68), drop=1.5, grip=16, folds=(0.14, 2.8), wave=11, folds_from=10, firm=True, sag=1.3, thick=0.16),
    "short jacket": dict(
        SHIRT, falls="twill", weave="twill", creased=0.75, inset=2.0, shoulder=(22, -5.8), bust=(27, -27.5), hem=(33, -60), drop=0.6, longer_back=0.8, sleeve=(17, 11.6, 60), sleeve_stiffer=1, arm_angle=(90, 86), thick=0.24,
        hanger=(19.6, 6.4), free=4.2, slack=0.02, placket=(2.2, -60.4, 6, 0.95), last_button=6, folds=(0.18, 3.0), folds_from=0.5, wave=15, collar="band", band_tall=3.5,
        elbows=dict(r=(30, 8), l=(22, 7)), twist=dict(r=38, l=-30), askew=(-5, -0.8),
        pockets=[(11, -23, 10.5, 11.5), (-11, -23, 10.5, 11.5), (-11.4, -40.5, 13, 15), (11.4, -40.5, 13, 15)], flaps=3.6,
    ),
    "checked jacket": dict(
        SHIRT, falls="flannel", weave="wool", shoulder=(23, -6.0), bust=(29, -29), hem=(34, -70), drop=1.0, longer_back=0.8, sleeve=(18.2, 13, 60), sleeve_stiffer=2, arm_angle=(84, 86), thick=0.24,
        hanger=(20, 6.9), free=4.2, slack=0.07, placket=(2.3, -70.6, 4, 1.05), first_button=9.5, last_button=12, folds=(0.3, 5.0), folds_from=0.5, wave=13, collar="shirt", collar_thick=0.26,
        collar_size=dict(stand=3.6, fall=5.2, point=8.6, gap=0.4, roll=0.46), elbows=dict(r=(22, 4), l=(15, 3)), twist=dict(r=32, l=-38), askew=(5, -0.8), swing=2.0,
        pockets=[(12, -25, 13, 14.5), (-12, -25, 13, 14.5)], flaps=4.0,
    ),
    "overshirt": dict(
        SHIRT, falls="twill", weave="wool", shoulder=(22.5, -5.8), bust=(28, -28), hem=(31.5, -73), drop=2.4, longer_back=1.2, sleeve=(18, 12, 59), sleeve_stiffer=2, arm_angle=(86, 82), thick=0.16,
        hanger=(19.4, 6.7), free=4.4, slack=0.035, placket=(2.0, -75, 6, 0.7), first_button=7.5, last_button=10, folds=(0.17, 2.8), folds_from=0.5, wave=16, collar="shirt", collar_thick=0.2,
        collar_size=dict(stand=3.3, fall=4.7, point=7.8, gap=0.32, roll=0.4), elbows=dict(r=(15, 3), l=(23, 4)), twist=dict(r=34, l=-12), askew=(-5, 0.8), swing=0.8,
        pockets=[(11.2, -23, 12, 13.5), (-11.2, -23, 12, 13.5)], flaps=3.4,
    ),
    "a-line skirt": dict(falls="linen", waist=19, band=4, gather=1.06, along=[(26, -20)], hem=(45, -76), drop=7, grip=16, folds=(0.2, 2.6), wave=17, folds_from=10),
    "wide trousers": dict(
        falls="firm", waist=20, band=4.2, gather=1.1, along=[(26.5, -20), (29, -40)], hem=(34, -99), inner=0.3, crotch=-31, grip=14.3, wind=0.1, firm=True, sag=0.9, drawn=0.965,
        folds=(0.06, 1.2), wave=12, folds_from=-6, slant=True, button=0.95, turn_up=4, over=(1.2, 0.8, -0.3), askew=(4, -0.5),
    ),
    "tapered trousers": dict(
        falls="twill", weave="twill", crumpled=1.3, waist=20.3, band=4, gather=1.03, along=[(22.4, -19), (22.7, -34), (21.5, -62)], hem=(19.4, -98), inner=0.4, crease_high=0.8, crotch=-29, grip=13.2, wind=0.15,
        firm=True, sag=0.9, drawn=0.965, folds=(0.03, 1.2), wave=13, slant=True, button=0.95, turn_up=4.5, thick=0.16, over=(1.4, -1.4, 0.4), askew=(-4, 0.6),
    ),
    "culottes": dict(
        falls="firm", waist=20, band=5, gather=1.1, along=[(27, -20)], hem=(41, -64), drop=4.2, inner=0.3, crotch=-33, grip=14.5, wind=0.1, firm=True, sag=0.9, drawn=0.965,
        folds=(0.16, 2.4), wave=12, folds_from=-28, turn_up=3.5, thick=0.14, over=(1.4, 0.4, 0.3), askew=(-4, 0.6), seated=False, collapsed=0.6,
    ),
    "waisted dress": dict(
        falls="linen", neck=(9.5, 9, 2), shoulder=(19.5, -5), bust=(24, -25), along=[(22.5, -33)], hem=(21.5, -41), drop=0.0, sleeve=(16.5, 14, 21), sleeve_stiffer=1, sleeve_flat=0.65, cuff_bow=1.3,
        arm_angle=(66, 68), skirt=dict(waist=21.5, gather=1.6, hem=(50, -66), drop=5), placket=(1.8, -40.6, 4, 0.8), first_button=2.6, last_button=4.5,
        folds=(0.18, 5.0), wave=15, folds_from=1.6, inset=1.4, turn_up=3.5, hanger=(17.6, 5.6), hanger_end=15.2, free=4.0, slack=0.04, askew=(-4.5, 0.7),
    ),
    "pinafore": dict(
        falls="wool", weave="twill", creased=0.7, neck=(11.5, 17, 14), square=0.85, shoulder=(17.5, -2), bust=(22.3, -26), along=[(22, -34)],
        hem=(22, -42), drop=0.0, inset=0.8, skirt=dict(waist=22, gather=1.2, hem=(43, -60), drop=4.5), folds=(0.14, 3.4), wave=15, wind=0.2, free=0.6, askew=(-4.5, -0.7),
        folds_from=1.6, thick=0.22, turn_up=3.5, buttons=[(-14.1, -16.5, 1.25), (14.1, -16.5, 1.25)],
        hanger=(19, 3.8),
    ),
    "blazer": dict(
        falls="wool", weave="herringbone", neck=(8.6, 34, 2), pointed=1.0, aside=2.4, shoulder=(21.5, -5.8), bust=(27, -27), along=[(26.5, -44)], hem=(32, -70), drop=0.8, longer_back=0.8,
        sleeve=(18.4, 12.5, 60), sleeve_stiffer=2, arm_angle=(84, 86), inset=1.4, thick=0.22, hanger=(19.4, 6.4), free=4.0, slack=0.02, collar="lapel", topstitched=False, folds=(0.14, 2.4), folds_from=0.6, wave=16, cuff_turn=4,
        elbows=dict(r=(22, 4), l=(15, 3)), twist=dict(r=32, l=-38), askew=(5, -0.7), swing=2.0,
        lap=[("front", [(2.4, -33.6), (2.5, -54), (3.0, -70.6)], [(-0.4, 0.92), (-1, 0)], 9)], buttons=[(0.4, -38, 1.15), (0.4, -48, 1.15), (0.4, -58, 1.15)],
        welts=[(-13.6, -48, 13.5, 5), (13.6, -48, 13.5, 5)],
    ),
    "long coat": dict(
        falls="wool", hair=(30e3, 55e3, 0.22, 1.75), weave="wool", twill=False, melange=0.1, nap=0.7, neck=(8.8, 34, 2), pointed=1.0, aside=3.4, shoulder=(22.5, -6.0), bust=(28.5, -29), along=[(31, -60)],
        hem=(40, -106), drop=1.4, longer_back=1.0, sleeve=(18, 13, 61), sleeve_stiffer=2, arm_angle=(88, 88), inset=1.4, thick=0.28, hanger=(19.4, 6.4), free=4.2, slack=0.02, collar="shawl", topstitched=False,
        folds=(0.24, 4.6), wave=15, folds_from=0.5, seconds=2.0, elbows=dict(r=(16, 3), l=(23, 4)), twist=dict(r=38, l=-30), askew=(5, 0.8), swing=4.0,
        lap=[("front", [(3.4, -33.6), (3.2, -58), (4.2, -85), (6.4, -108)], [(-0.2, 0.4), (-1, 0)], 9)], pockets=[(-13.6, -57.5, 16.5, 19.5), (13.8, -58, 16.5, 19.5)], cuff_turn=5,
    ),
    "felt waistcoat": dict(
        falls="felt", weave="wool", twill=False, melange=0.2, nap=1.0, uncut=("side_r", "side_l"), neck=(8.8, 27, 1), pointed=1.0, aside=2.8, shoulder=(17.8, -5.0), bust=(24, -27), hem=(27.5, -62), drop=0.8,
        longer_back=1.2, inset=1.2, thick=0.22, hanger=(16.2, 5.2), free=2.4, ends=0.9, topstitched=False, turn_up=None, folds=(0.1, 2.0), folds_from=0.8, wave=16, askew=(-4, 0.7), swing=2.0,
        lap=[("front", [(2.8, -26.6), (2.9, -45), (3.6, -62.6)], [(-0.3, 0.3), (-1, 0)], 11)], buttons=[(0.7, -33, 1.5), (0.8, -46, 1.5)],
    ),
    "wrap dress": dict(
        falls="linen", neck=(9.5, 25, 2), pointed=1.0, shoulder=(20.5, -5.2), bust=(25, -26), along=[(24.5, -34)], hem=(24, -42.5), drop=0.0, sleeve=(17, 14, 34), sleeve_stiffer=1, sleeve_flat=0.6, cuff_bow=1.2,
        arm_angle=(72, 74), inset=1.4, skirt=dict(waist=22, gather=1.36, along=[(35, -22)], hem=(49, -68), drop=5), folds=(0.2, 4.4), wave=13, folds_from=1.6,
        hanger=(18.2, 5.8), free=3.4, askew=(4.5, -0.6),
        lap=[
            ("front", [(-9.2, -0.8), (-4.6, -12.6), (0, -25), (5.2, -33), (12.5, -40.8)], (-0.62, -0.78), 4.5),
            ("skirt_front", [(15, -0.3), (16.5, -30), (18.5, -73.4)], (-1, 0), 7),
        ],
        turn_up=5, tie=dict(at=(12.5, -41), wide=2.6, ends=(38, 33), **{"from": -21.5}),
    ),
    "kimono jacket": dict(
        falls="linen", neck=(8.5, 0, 2), shoulder=(26, -6.6), bust=(29, -30), hem=(35, -70), drop=2.4, longer_back=0.8, inset=0.6, sleeve=(19.5, 18.5, 29), arm_angle=(79, 82), sleeve_stiffer=4,
        hanger=(20.5, 6.6), free=5.0, open=[(8.5, 0), (6.4, -14), (5.0, -32), (5.6, -72.0)], edging=5.0, folds=(0.2, 3.2), wave=15, folds_from=0.3, cuff_turn=3, askew=(-5, 0.7),
    ),
    "strap dress": dict(
        falls="linen", neck=(11.2, 13, 11), square=0.8, shoulder=(14.2, -0.6), bust=(22, -23), along=[(26.5, -45)], hem=(44, -98), drop=5.5, inset=0.2, straps=-9.5, slack=0.06,
        folds=(0.24, 5.0), wave=15, folds_from=1.0, wind=0.25, free=-1, hanger=(16.4, 2.8), askew=(4.5, 0.7), knots=(12.7, -1.8, 2.5, 2.2, (9.5, 13)),
    ),
    "wrap skirt": dict(
        falls="wool", weave="herringbone", waist=18.5, band=4.5, gather=1.03, along=[(24.5, -19)], hem=(30.5, -64), drop=1.6, grip=14, folds=(0.12, 3.0), wave=15,
        folds_from=-4, thick=0.2, lap=[("front", [(9.4, -0.1), (10, -25), (12, -65.6)], (-1, 0), 8)], buckle=(6.4, 9.4, 1.9),
    ),
}
