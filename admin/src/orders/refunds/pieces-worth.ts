import type { Refundable } from '@shop/contracts';
import { centsFromEuros } from '@shop/money';

/** Converts the API's euros to cents; 0 for none. */
export const cents = (euros: number | undefined): number => centsFromEuros(euros ?? 0) ?? 0;

/** Worth in cents by the amounts of the order service. */
export const piecesWorth = (
  { lines }: Pick<Refundable, 'lines'>,
  pieces: readonly { line: number; quantity: number }[],
): number => pieces.reduce((sum, { line, quantity }) => sum + cents(lines[line]?.amounts[quantity - 1]), 0);
