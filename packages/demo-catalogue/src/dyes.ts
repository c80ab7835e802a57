/**
 * The dye pot: every colour a demo product can have, by the studio's name (studio/colour.py) and in Finnish. How each
 * looks the shop knows itself.
 */
export const dyes = {
  ecru: 'luonnonvalkoinen',
  white: 'valkoinen',
  oat: 'kauranvärinen',
  sand: 'hiekanvärinen',
  birch: 'koivunvaalea',
  grey: 'harmaa',
  silver: 'vaaleanharmaa',
  charcoal: 'tummanharmaa',
  coal: 'hiilenmusta',
  brown: 'ruskea',
  bark: 'tummanruskea',
  walnut: 'pähkinänruskea',
  camel: 'vaaleanruskea',
  rust: 'ruosteenpunainen',
  terracotta: 'tiilenpunainen',
  madder: 'mataranpunainen',
  berry: 'puolukanpunainen',
  rose: 'vanha roosa',
  blush: 'hennon roosa',
  plum: 'luumunpunainen',
  heather: 'kanervanvärinen',
  ochre: 'okrankeltainen',
  honey: 'hunajankeltainen',
  straw: 'oljenkeltainen',
  lichen: 'jäkälänvihreä',
  sage: 'salvianvihreä',
  moss: 'sammalenvihreä',
  spruce: 'kuusenvihreä',
  forest: 'metsänvihreä',
  mist: 'sumunharmaa',
  sea: 'merenharmaa',
  blue: 'siniharmaa',
  denim: 'haaleansininen',
  indigo: 'indigonsininen',
  navy: 'tummansininen',
  ink: 'yönsininen',
} as const satisfies Record<string, string>;

export type Dye = keyof typeof dyes;

export const dyeNames = Object.keys(dyes) as [Dye, ...Dye[]];
