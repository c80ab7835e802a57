/** Look-alikes, and letters that Unicode does not decompose. */
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

/** Lower case without accents: 'Mäkelä' → 'makela'. @param form NFD keeps characters such as '²' and '½' */
export const fold = (text: string, form: 'NFKD' | 'NFD' = 'NFKD'): string =>
  plain(plain(text).normalize(form).replace(/\p{M}/gu, '').toLowerCase());

/** Other spellings of a character that `fold` returns: "'" → '’‘ʼ´`′'. */
export const alikeOf = (sign: string): string =>
  Object.keys(alike)
    .filter((sameLetter) => alike[sameLetter] === sign)
    .join('');

/** Letters only: 'Anna-Liisa' → 'annaliisa'. */
export const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');
