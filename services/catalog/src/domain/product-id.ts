import { createHash } from 'node:crypto';

/** Derives a product id from a key, so that a retry names the same product. */
export function productIdOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

export const isProductId = (text: string): boolean => /^[a-f0-9]{24}$/.test(text);
