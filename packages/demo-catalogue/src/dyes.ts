/**
 * The dye pot: every colour a demo product can have, as the studio renders it and as Finnish names it. The studio
 * keeps the same names in studio/colour.py.
 */
export const dyes = {
  ecru: { hex: '#e9e0cf', finnish: 'luonnonvalkoinen' },
  white: { hex: '#f4efe6', finnish: 'valkoinen' },
  oat: { hex: '#d8c7aa', finnish: 'kauranvärinen' },
  sand: { hex: '#c9b08a', finnish: 'hiekanvärinen' },
  birch: { hex: '#d9cdb8', finnish: 'koivunvaalea' },
  grey: { hex: '#a9a49b', finnish: 'harmaa' },
  silver: { hex: '#c9c5bd', finnish: 'vaaleanharmaa' },
  charcoal: { hex: '#55524e', finnish: 'tummanharmaa' },
  coal: { hex: '#3a3836', finnish: 'hiilenmusta' },
  brown: { hex: '#7d5f48', finnish: 'ruskea' },
  bark: { hex: '#5b4537', finnish: 'tummanruskea' },
  walnut: { hex: '#6b4b35', finnish: 'pähkinänruskea' },
  camel: { hex: '#b98f60', finnish: 'vaaleanruskea' },
  rust: { hex: '#b9603c', finnish: 'ruosteenpunainen' },
  terracotta: { hex: '#c9744d', finnish: 'tiilenpunainen' },
  madder: { hex: '#a8473a', finnish: 'mataranpunainen' },
  berry: { hex: '#8c3f4c', finnish: 'puolukanpunainen' },
  rose: { hex: '#d6a29a', finnish: 'vanha roosa' },
  blush: { hex: '#e3c3b6', finnish: 'hennon roosa' },
  plum: { hex: '#6f4658', finnish: 'luumunpunainen' },
  heather: { hex: '#a58ca0', finnish: 'kanervanvärinen' },
  ochre: { hex: '#cf9b45', finnish: 'okrankeltainen' },
  honey: { hex: '#d9ad5c', finnish: 'hunajankeltainen' },
  straw: { hex: '#e3cf9b', finnish: 'oljenkeltainen' },
  lichen: { hex: '#b9bd8a', finnish: 'jäkälänvihreä' },
  sage: { hex: '#a9b8a0', finnish: 'salvianvihreä' },
  moss: { hex: '#75835a', finnish: 'sammalenvihreä' },
  spruce: { hex: '#4c6353', finnish: 'kuusenvihreä' },
  forest: { hex: '#3d5246', finnish: 'metsänvihreä' },
  mist: { hex: '#bcc6c4', finnish: 'sumunharmaa' },
  sea: { hex: '#75929a', finnish: 'merenharmaa' },
  blue: { hex: '#75879b', finnish: 'siniharmaa' },
  denim: { hex: '#596c82', finnish: 'haaleansininen' },
  indigo: { hex: '#434f66', finnish: 'indigonsininen' },
  navy: { hex: '#373f50', finnish: 'tummansininen' },
  ink: { hex: '#2f3340', finnish: 'yönsininen' },
} as const satisfies Record<string, { hex: `#${string}`; finnish: string }>;

export type Dye = keyof typeof dyes;

export const dyeNames = Object.keys(dyes) as [Dye, ...Dye[]];
