import { createHash } from 'node:crypto';

/**
 * The id of an order is made of whose cart it is, the cart's version and a counter. Two tabs and a retry
 * therefore meet in one order; a later try of the same cart, after its order was closed, gets the next number.
 */
export function orderIdOf(userID: string, cartVersion: number, counter: number): string {
  return createHash('sha256').update(`${userID}/${cartVersion}/${counter}`).digest('hex').slice(0, 24);
}
