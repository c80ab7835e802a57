import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './base32.ts';

const HOW_MANY = 10;
/** 120 bits: OWASP ASVS 5.0, 6.5.2 allows an unsalted digest from 112 bits. */
const BYTES = 15;

/** Ten codes for one use each, as shown: six groups of four. */
export function newRecoveryCodes(): string[] {
  const one = () => base32(randomBytes(BYTES)).match(/.{4}/g)?.join('-') ?? '';
  return Array.from({ length: HOW_MANY }, one);
}

/** @param code with or without hyphens */
export function digestOfCode(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
}
