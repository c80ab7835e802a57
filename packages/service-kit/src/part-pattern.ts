import { alikeOf, fold } from '@shop/shop-rules/fold';

/** The letters of Latin scripts that are a plain one with an accent: 'a' → 'àáâãäå…', both cases. */
const accented = new Map<string, string>([["'", alikeOf("'")]]);
for (let code = 0xc0; code <= 0x17f; code += 1) {
  const letter = String.fromCodePoint(code);
  const plain = fold(letter, 'NFD');
  if (plain !== letter.toLowerCase()) accented.set(plain, (accented.get(plain) ?? '') + letter);
}

/**
 * A pattern for a database that finds a text by any part of it, case and accents aside: 'alai' finds 'Hämäläinen', and so
 * does 'älÄI'. No index answers it, so it is for what is few already.
 * @param words what somebody typed; everything in it is meant as it stands
 * @returns the source of a regular expression, to be used with the option `i`
 */
export function partPattern(words: string): string {
  return fold(words.trim(), 'NFD')
    .split('')
    .map((letter) => {
      const plain = letter.replace(/[.*+?^${}()|[\]\\]/, String.raw`\$&`);
      const others = accented.get(letter);
      // Letters may also be stored with their accents apart.
      return others ? `[${letter}${others}][\u0300-\u036f]*` : plain.replace(/\s/, String.raw`\s+`);
    })
    .join('');
}
