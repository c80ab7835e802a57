import type { Change } from '@shop/contracts';
import { cutText } from '@shop/shop-rules';

/** So much of a value the record keeps. */
const LONGEST = 1_000;
/** So many fields one act tells of. */
const MOST = 50;

/**
 * What of some fields has changed, for the record.
 * @param before the fields as they were; null for what was not there
 * @param after the same as they are now
 * @returns the changed ones alone, as text: '' for none, dates in ISO 8601, what is no text or number as JSON
 */
export function changedFields(before: object | null, after: object | null): Change[] {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: textOf(was.get(field)), after: textOf(is.get(field)) }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, before: clipped(change.before), after: clipped(change.after) }))
    .slice(0, MOST);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const clipped = (text: string): string => (text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text);
