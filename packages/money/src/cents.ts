/** The largest amount that one field takes: six digits of euros and two of cents. */
export const MAX_CENTS = 99_999_999;

/** As the shop itself shows prices too: a blank before the last three digits, also one that does not break, and a euro sign. */
const AMOUNT = /^(\d{1,6}|\d{1,3}[ \u00a0\u202f]\d{3})(?:[.,](\d{1,2}))?(?:[ \u00a0\u202f]?€)?$/;

/**
 * Reads an amount that a person or a program wrote, such as `129`, `129.9`, `129,90`, `1 249,90` or `1 249,90 €`.
 * The digits are read as text, because float arithmetic loses cents (1005.005 is not 100500.5).
 * @param text the amount in euros
 * @returns integer cents, or null when the text is not such an amount
 */
export function centsFromText(text: string): number | null {
  const match = AMOUNT.exec(text.trim());
  if (!match) return null;
  const [, euros = '0', cents = ''] = match;
  return Number(euros.replace(/\D/, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * Reads an amount from JSON, where euros arrive as a number or as text.
 * @param euros a number or text in euros, at most two decimals
 * @returns integer cents, or null for everything that is not an amount (negative, NaN, three decimals)
 */
export function centsFromEuros(euros: unknown): number | null {
  if (typeof euros === 'string') return centsFromText(euros);
  if (typeof euros === 'number') return centsFromText(String(euros));
  return null;
}

/**
 * @param cents integer cents
 * @returns euros as the wire carries them, such as 129.9
 */
export function eurosFromCents(cents: number): number {
  return cents / 100;
}

/**
 * @param cents integer cents
 * @returns euros with two decimals and a point, as payment providers and order lines write them: '129.90'
 */
export function eurosText(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
