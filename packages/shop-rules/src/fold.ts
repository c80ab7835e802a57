/** Signs that are typed for one another, and letters that Unicode does not take apart into a plain one and an accent. */
const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '′': "'",
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
};
const ALIKE = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');
const plain = (text: string): string => text.replace(ALIKE, (sign) => alike[sign] ?? sign);

/**
 * 'Mäkelä' → 'makela', 'Łukasz O’Brien' → "lukasz o'brien": small letters without accents.
 * @param form NFD keeps signs such as '²' and '½' as they are
 */
export const fold = (text: string, form: 'NFKD' | 'NFD' = 'NFKD'): string =>
  plain(plain(text).normalize(form).replace(/\p{M}/gu, '').toLowerCase());

/** The other ways to write a sign that `fold` gives: "'" → '’‘ʼ´`′'. */
export const alikeOf = (sign: string): string =>
  Object.keys(alike)
    .filter((other) => alike[other] === sign)
    .join('');

/** What of a text is letters: 'Anna-Liisa' → 'annaliisa'. */
export const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');
