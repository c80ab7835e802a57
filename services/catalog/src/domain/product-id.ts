import { createHash } from 'node:crypto';

/** The id of a product that is made of what asks for it: whoever says the same again means the same product. */
export function productIdOf(said: string): string {
  return createHash('sha256').update(said).digest('hex').slice(0, 24);
}

/** Whether a text has the form of a product's id. */
export const isProductId = (text: string): boolean => /^[a-f0-9]{24}$/.test(text);
