import { wholeFromText } from '@shop/shop-rules/whole-text';

/** More pieces of one product are a slip of the finger. */
const MOST_PIECES = 999_999;

/** The pieces that a text tells, or null where it is no number of them. */
export function piecesTyped(text: string): number | null {
  const pieces = wholeFromText(text);
  return pieces !== null && pieces <= MOST_PIECES ? pieces : null;
}

/** The same in digits alone; what cannot be read stays as it is typed, for the server to refuse. */
export const digitsOf = (text: string): string => String(piecesTyped(text) ?? text.trim());
