import { createHash } from 'node:crypto';
import { compareSync, getRounds, hashSync } from 'bcryptjs';

/** bcrypt reads 72 bytes up to a zero byte, so it gets a digest of the whole password. */
function digest(password: string): string {
  return createHash('sha256').update(password.normalize('NFC')).digest('base64');
}

/** Takes most of a second of one core: only worker threads call these two. */
export const hash = (password: string, cost: number): string => hashSync(digest(password), cost);
export const matches = (password: string, passwordHash: string): boolean =>
  compareSync(digest(password), passwordHash);

/** bcrypt's exponent. */
export const costOf = (passwordHash: string): number => getRounds(passwordHash);
