"""What is sold, in use without people: further pictures, numbered on from those of the products' own rows."""

import in_use
from rows import PALE, together

together("aitta-mekko", "rail", things=[("aitta-mekko-1", -16, 1, dict(density=210)), ("tori-kassi-1", 48, 1, {})], empty=[-48, 16], span=(-52, 76), low=-122)
together("usva-mekko", "rail", things=[("usva-mekko-1", -12, 1, dict(density=210)), ("raita-kassi-1", 49, 1, {})], empty=[-46, 18], span=(-58, 80), low=-122, light=PALE)
together("harmaja-takki", "rail", things=[("harmaja-takki-1", -29, 1, {}), ("kumpu-hame-1", 40, 1, {})], empty=[5.5], span=(-74, 74), low=-122)
together("sarka-hame", "rail", things=[("sarka-hame-1", -34, 1, {}), ("tuuli-paita-1", 34, 1, dict(density=210))], empty=[0], span=(-62, 82), low=-104, light=PALE)
together("polku-housut", "rail", things=[("polku-housut-1", -33, 1, dict(density=210)), ("ranta-paita-1", 31, 1, dict(density=210))], empty=[-2.5], span=(-66, 78), low=-122)
together("kapy-korvakorut", "saucer", plate="#8d9a94", rests=0.02, lying=[(-0.24, -0.04, 0.32), (0.2, 0.06, -0.14)])
together("poukama-korvakorut", "saucer", plate="#d9cdb9", rests=0.02, lying=[(-0.27, -0.02, 0.26), (0.26, 0.06, -0.2)])
together("syys-kerat", "bowl", colours=["rust", "ochre", "moss", "bark", "berry"])
together("tunturi-sukkalanka", "needled")
together("lampi-lanka", "swatch", colours=["denim", "#75869a", "#9aa9b2", "mist"])
together("loyly-pyyhe", "towels", colours=["ecru"])
together("kaarna-kassi", "bag")
together("kallio-housut", "rail", things=[("kallio-housut-1", -34, 1, {}), ("vilja-pusero-1", 31, 1, dict(density=210))], empty=[-1.5], span=(-62, 78), low=-122)
together("kumpu-hame", "rail", things=[("kumpu-hame-1", -32, 1, {}), ("kaisla-paita-1", 32, 1, dict(density=210))], empty=[0], span=(-64, 78), low=-88)

# Set out by hand, each in a place of its own.
for slug, row in in_use.ROWS:
    together(slug, "setting", kind="setting", **row)
