import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './base32.ts';

const HOW_MANY = 10;
/** 80 bits: nobody guesses one, so a plain digest is enough. */
const BYTES = 10;

/** Ten codes that each work once, as they are shown: four groups of four. */
export function newRecoveryCodes(): string[] {
  const one = () => base32(randomBytes(BYTES)).match(/.{4}/g)?.join('-') ?? '';
  return Array.from({ length: HOW_MANY }, one);
}

/** What is stored of a code. @param code with or without its hyphens */
export function digestOfCode(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
}
