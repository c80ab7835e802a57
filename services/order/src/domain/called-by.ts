import type { StoredOrder } from './order.ts';

const SHORT = 8;

/** Matches the number, the id or the id's end. */
export function calledBy(typed: string): (order: Pick<StoredOrder, '_id' | 'number'>) => boolean {
  const name = typed.trim().toLowerCase();
  return ({ _id, number }) => number.toLowerCase() === name || (name.length >= SHORT && _id.endsWith(name));
}
