import type { Change } from '@shop/contracts';
import { cutText } from '@shop/shop-rules';

/** Characters of a value. */
const LONGEST = 1_000;
/** Fields of an entry. */
const MOST = 50;

/**
 * Fields as text: '' for none or an empty list, ISO 8601 dates, JSON objects.
 * @param before null when created
 * @param after null when deleted
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
  if (typeof value === 'object' && Object.keys(value).length === 0) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const clipped = (text: string): string => (text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text);
