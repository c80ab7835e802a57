import { alikeOf, fold } from '@shop/shop-rules/fold';

/** Plain letter to its accented forms of both cases. */
const accented = new Map<string, string>([["'", alikeOf("'")]]);
for (let code = 0xc0; code <= 0x17f; code += 1) {
  const letter = String.fromCodePoint(code);
  const plain = fold(letter, 'NFD');
  if (plain !== letter.toLowerCase()) accented.set(plain, (accented.get(plain) ?? '') + letter);
}

/**
 * Regular expression source (option `i`) for any part of a text, ignoring case and accents. For small sets: no index.
 * @param words taken literally
 */
export function partPattern(words: string): string {
  return fold(words.trim(), 'NFD')
    .split('')
    .map((letter) => {
      const plain = letter.replace(/[.*+?^${}()|[\]\\]/, String.raw`\$&`);
      const accents = accented.get(letter);
      // Accents may be stored as separate characters.
      return accents ? `[${letter}${accents}][\u0300-\u036f]*` : plain.replace(/\s/, String.raw`\s+`);
    })
    .join('');
}
