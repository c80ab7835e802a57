import { randomBytes } from 'node:crypto';

/** Random id of 24 hexadecimal digits. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}
