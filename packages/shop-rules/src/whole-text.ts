/*
 * Numbers as people write them; sums of money are read by `centsFromText`. Apart from the schemas, because pages compute
 * with it and should not ship zod.
 */

/** Digits alone, or as the shop itself shows a number: a blank before each three, also one that does not break. */
const WHOLE = /^(?:\d{1,15}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,4})$/;

/**
 * Reads a whole number that a person wrote, such as '1200' or '1 200'; blanks around it do not count.
 * @returns null when the text is no such number
 */
export function wholeFromText(text: string): number | null {
  const written = text.trim();
  return WHOLE.test(written) ? Number(written.replaceAll(/\D/g, '')) : null;
}

/**
 * Reads a measure that a person wrote, such as '64' or '64,5'; blanks around it do not count.
 * @returns null when the text is no such number
 */
export function decimalFromText(text: string): number | null {
  const written = text.trim();
  return /^\d{1,6}(?:[.,]\d{1,15})?$/.test(written) ? Number(written.replace(',', '.')) : null;
}
