import { createHash } from 'node:crypto';

/** Two tabs and a retry meet in one order; once it is closed, the next try of the cart gets the next counter. */
export function orderIdOf(userID: string, cartVersion: number, counter: number): string {
  return idFrom(`${userID}/${cartVersion}/${counter}`);
}

/** An import that repeats a number finds the same order. */
export function importedOrderId(number: string): string {
  return idFrom(`import/${number}`);
}

export const manualOrderId = (key: string): string => idFrom(`manual/${key}`);

function idFrom(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
