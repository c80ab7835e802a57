const hexByName: Readonly<Record<string, string>> = {
  luonnonvalkoinen: '#e9e0cf',
  valkoinen: '#f4efe6',
  kauranvärinen: '#d8c7aa',
  hiekanvärinen: '#c9b08a',
  koivunvaalea: '#d9cdb8',
  beige: '#d3c3a5',
  harmaa: '#a9a49b',
  vaaleanharmaa: '#c9c5bd',
  tummanharmaa: '#55524e',
  hiilenmusta: '#3a3836',
  musta: '#2a2927',
  ruskea: '#7d5f48',
  tummanruskea: '#5b4537',
  pähkinänruskea: '#6b4b35',
  vaaleanruskea: '#b98f60',
  ruosteenpunainen: '#b9603c',
  tiilenpunainen: '#c9744d',
  mataranpunainen: '#a8473a',
  punainen: '#a33a34',
  puolukanpunainen: '#8c3f4c',
  'vanha roosa': '#d6a29a',
  'hennon roosa': '#e3c3b6',
  roosa: '#d9a3a0',
  luumunpunainen: '#6f4658',
  kanervanvärinen: '#a58ca0',
  violetti: '#7c6790',
  oranssi: '#c9703a',
  okrankeltainen: '#cf9b45',
  hunajankeltainen: '#d9ad5c',
  oljenkeltainen: '#e3cf9b',
  keltainen: '#dcb554',
  jäkälänvihreä: '#b9bd8a',
  salvianvihreä: '#a9b8a0',
  sammalenvihreä: '#75835a',
  kuusenvihreä: '#4c6353',
  metsänvihreä: '#3d5246',
  vihreä: '#6b7f56',
  sumunharmaa: '#bcc6c4',
  merenharmaa: '#75929a',
  siniharmaa: '#75879b',
  haaleansininen: '#596c82',
  sininen: '#6c8aa8',
  indigonsininen: '#434f66',
  tummansininen: '#373f50',
  yönsininen: '#2f3340',
};

/** In the order light, grey, brown, red, yellow, green, blue. */
export const colourNames: readonly string[] = Object.keys(hexByName);

/** @returns `#rrggbb` of a name or of itself, null when unknown */
export function colourHex(colour: string): string | null {
  const name = colour.normalize('NFC').trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(name) ? name : (hexByName[name] ?? null);
}

/** Name of a `#rrggbb` colour; names stay. @returns '' without a name */
export function colourName(colour: string): string {
  const text = colour.trim().toLowerCase();
  if (!text.startsWith('#')) return text;
  return colourNames.find((name) => hexByName[name] === text) ?? '';
}

/** Base colour of a shade: 'ruosteenpunainen' is red, named by its last part. @returns '' for none */
export const colourFamily = (name: string): string =>
  colourNames.find((one) => one !== name && name.endsWith(one) && !one.includes(' ')) ?? '';
