/* Finnish fibre names: regulation (EU) 1007/2011, Annex I; no others are allowed. */

/** Animals whose name alone, or with 'villa' or 'karva', names a fibre (numbers 2 and 3). */
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

/** Materials that are no fibres (regulation 1007/2011, articles 2 and 3): hides, wood, metal, stone, glass. */
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

/** A word may stand in front: 'poronnahka', 'parkittu nahka'. */
const endsIn = (word: string, ends: readonly string[]): boolean => ends.some((end) => word.endsWith(end));

const materialsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[,;/+&]|\s(?:ja|sekä|tai)\s/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether all named materials are no textiles: 'Nahka ja puu', not 'Villahuopa ja nahka'. */
export function isWithoutTextile(material: string): boolean {
  const named = materialsIn(material);
  return named.length > 0 && named.every((one) => endsIn(one, otherMaterials));
}

/** Whether a non-textile part of animal origin is named: leather, fur, horn, down. */
export function hasAnimalPart(material: string): boolean {
  return materialsIn(material).some((one) => endsIn(one, ofAnimals));
}

/** Case does not matter. */
export function isFibreName(name: string): boolean {
  const plain = name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const isAnimal = animals.some((animal) =>
    [animal, `${animal}villa`, `${animal}nkarva`, `${animal} (villa)`].includes(plain),
  );
  return isAnimal || (others as readonly string[]).includes(plain);
}
