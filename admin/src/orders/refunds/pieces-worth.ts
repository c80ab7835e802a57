import type { Refundable } from '@shop/contracts';
import { centsFromEuros } from '@shop/money';

export const cents = (euros: number | undefined): number => centsFromEuros(euros ?? 0) ?? 0;

export const piecesWorth = (
  { lines }: Pick<Refundable, 'lines'>,
  pieces: readonly { line: number; quantity: number }[],
): number => pieces.reduce((sum, { line, quantity }) => sum + cents(lines[line]?.amounts[quantity - 1]), 0);
