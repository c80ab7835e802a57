import type { Refundable } from '@shop/contracts';
import { centsFromEuros } from '@shop/money';

/** Euros of the service as cents; 0 where it says none. */
export const cents = (euros: number | undefined): number => centsFromEuros(euros ?? 0) ?? 0;

/** What the service says that pieces of some lines are worth together, in cents. */
export const piecesWorth = (
  { lines }: Pick<Refundable, 'lines'>,
  pieces: readonly { line: number; quantity: number }[],
): number => pieces.reduce((sum, { line, quantity }) => sum + cents(lines[line]?.amounts[quantity - 1]), 0);
