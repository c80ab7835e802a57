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

/** Whether a fibre may be called so. Large and small letters are the same. */
export function isFibreName(name: string): boolean {
  const plain = name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const isAnimal = animals.some((animal) =>
    [animal, `${animal}villa`, `${animal}nkarva`, `${animal} (villa)`].includes(plain),
  );
  return isAnimal || (others as readonly string[]).includes(plain);
}
