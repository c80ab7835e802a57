import { randomBytes } from 'node:crypto';

/** A new random id of 24 hexadecimal digits, the form of every id in the shop. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}
