import { createHash } from 'node:crypto';

/**
 * The id of an order is made of whose cart it is, the cart's version and a counter. Two tabs and a retry
 * therefore meet in one order; a later try of the same cart, after its order was closed, gets the next number.
 */
export function orderIdOf(userID: string, cartVersion: number, counter: number): string {
  return idFrom(`${userID}/${cartVersion}/${counter}`);
}

/** The id of an order from other books: the same number is the same order. */
export function importedOrderId(number: string): string {
  return idFrom(`import/${number}`);
}

function idFrom(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
