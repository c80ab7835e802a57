/* Numbers as people write them; `centsFromText` reads money. */

/** Digits, optionally in groups of three. */
const WHOLE = /^(?:\d{1,15}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,4})$/;

/** Reads '1200' or '1 200'. @returns null otherwise */
export function wholeFromText(text: string): number | null {
  const written = text.trim();
  return WHOLE.test(written) ? Number(written.replaceAll(/\D/g, '')) : null;
}

/** Reads a measure such as '64' or '64,5'. @returns null otherwise */
export function decimalFromText(text: string): number | null {
  const written = text.trim();
  return /^\d{1,6}(?:[.,]\d{1,15})?$/.test(written) ? Number(written.replace(',', '.')) : null;
}
