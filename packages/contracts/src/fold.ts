/** 'Mäkelä' → 'makela': small letters without accents. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What of a text is letters: 'Anna-Liisa' → 'annaliisa'. */
export const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');
