import { wholeFromText } from '@shop/shop-rules/whole-text';

/** More is taken for a typing error. */
const MAX_PIECES = 999_999;

export function piecesTyped(text: string): number | null {
  const pieces = wholeFromText(text);
  return pieces !== null && pieces <= MAX_PIECES ? pieces : null;
}

/** Unreadable text stays as typed for the server to refuse. */
export const digitsOf = (text: string): string => String(piecesTyped(text) ?? text.trim());
