/*
 * The names of textile fibres in Finnish: regulation (EU) 1007/2011, Annex I. No other name may stand on a label or in a
 * shop. They stand apart from the schemas, because the back office's screens need them and should not ship zod.
 */

/** Hair that may be called by its animal, alone or with 'villa' or 'karva' behind it (numbers 2 and 3). */
const animals = [
  'alpakka',
  'laama',
  'kameli',
  'kašmir',
  'mohair',
  'angora',
  'vikunja',
  'jakki',
  'guanako',
  'kašgora',
  'majava',
  'saukko',
] as const;

const others = [
  'villa',
  'uusi villa',
  'silkki',
  'puuvilla',
  'kapokki',
  'pellava',
  'hamppu',
  'juutti',
  'manilla',
  'alfa',
  'kookos',
  'ginster',
  'rami',
  'sisal',
  'sunn',
  'henequen',
  'maguey',
  'asetaatti',
  'alginaatti',
  'kupro',
  'modaali',
  'proteiini',
  'triasetaatti',
  'viskoosi',
  'akryyli',
  'kloorikuitu',
  'fluorikuitu',
  'modakryyli',
  'polyamidi',
  'nailon',
  'aramidi',
  'polyimidi',
  'lyocell',
  'polylaktidi',
  'polyesteri',
  'polyeteeni',
  'polypropeeni',
  'polykarbamidi',
  'polyuretaani',
  'vinylaali',
  'trivinyyli',
  'elastodieeni',
  'elastaani',
  'lasikuitu',
  'elastomultiesteri',
  'elastolefiini',
  'melamiini',
  'muut kuidut',
] as const;

/**
 * What no fibre is, so that no regulation gives it a fibre's name (regulation 1007/2011, articles 2 and 3): hides with or
 * without their hair, wood and bark, metal, stone, glass and the like. A shoe of leather has rules of its own.
 */
const otherMaterials = [
  'nahka',
  'nahkaa',
  'mokka',
  'lampaantalja',
  'talja',
  'turkis',
  'turkki',
  'sarvi',
  'luu',
  'helmiäinen',
  'untuva',
  'höyhen',
  'puu',
  'koivu',
  'haapa',
  'kataja',
  'leppä',
  'mänty',
  'paju',
  'tuohi',
  'korkki',
  'metalli',
  'teräs',
  'hopea',
  'messinki',
  'kupari',
  'tina',
  'kivi',
  'kivitavara',
  'keramiikka',
  'posliini',
  'lasi',
  'paperi',
  'kumi',
] as const;
const ofAnimals: readonly string[] = otherMaterials.slice(0, otherMaterials.indexOf('puu'));

/** A material may be told closer in front, as one word or two: 'poronnahka', 'parkittu nahka'. */
const endsIn = (word: string, ends: readonly string[]): boolean => ends.some((end) => word.endsWith(end));

const materialsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[,;/+&]|\s(?:ja|sekä|tai)\s/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a text names materials and none of them is a textile: 'Nahka ja puu', not 'Villahuopa ja nahka'. */
export function isWithoutTextile(material: string): boolean {
  const named = materialsIn(material);
  return named.length > 0 && named.every((one) => endsIn(one, otherMaterials));
}

/** Whether a text names a part that comes of an animal and is no textile: leather, fur, horn, down. */
export function hasAnimalPart(material: string): boolean {
  return materialsIn(material).some((one) => endsIn(one, ofAnimals));
}

/** Whether a fibre may be called so. Large and small letters are the same. */
export function isFibreName(name: string): boolean {
  const plain = name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const isAnimal = animals.some((animal) =>
    [animal, `${animal}villa`, `${animal}nkarva`, `${animal} (villa)`].includes(plain),
  );
  return isAnimal || (others as readonly string[]).includes(plain);
}
