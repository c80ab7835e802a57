/** 999,999.99 €. */
export const MAX_CENTS = 99_999_999;

/** Accepts the shop's own format: a space before three digits, a euro sign. */
const AMOUNT = /^(\d{1,6}|\d{1,3}[ \u00a0\u202f]\d{3})(?:[.,](\d{1,2}))?(?:[ \u00a0\u202f]?€)?$/;

/**
 * Reads euros such as `129`, `129,90` or `1 249,90 €`, as text, since floats lose cents (1005.005 × 100 is not
 * 100500.5). @returns integer cents, or null
 */
export function centsFromText(text: string): number | null {
  const match = AMOUNT.exec(text.trim());
  if (!match) return null;
  const [, euros = '0', cents = ''] = match;
  return Number(euros.replace(/\D/, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** From a number or text with at most two decimals. @returns integer cents, or null */
export function centsFromEuros(euros: unknown): number | null {
  if (typeof euros === 'string') return centsFromText(euros);
  if (typeof euros === 'number') return centsFromText(String(euros));
  return null;
}

/** @param cents integer cents @returns euros such as 129.9 */
export function eurosFromCents(cents: number): number {
  return cents / 100;
}

/** @param cents integer cents @returns euros such as '129.90' */
export function eurosText(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
