import { createHash } from 'node:crypto';
import { compareSync, getRounds, hashSync } from 'bcryptjs';

/** bcrypt reads 72 bytes and stops at a zero byte, so what it gets is a digest of the whole password. */
function digest(password: string): string {
  return createHash('sha256').update(password.normalize('NFC')).digest('base64');
}

/** Takes most of a second of one core: only worker threads call these two. */
export const hash = (password: string, cost: number): string => hashSync(digest(password), cost);
export const matches = (password: string, passwordHash: string): boolean =>
  compareSync(digest(password), passwordHash);

/** What a hash has cost, and each comparison with it costs: bcrypt's exponent. */
export const costOf = (passwordHash: string): number => getRounds(passwordHash);
