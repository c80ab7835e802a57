import { centsFromText, formatEuro } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { lineChoice } from '../lines/order-text.ts';
import { cents, piecesWorth } from './pieces-worth.ts';
import type { RefundBody } from './refund-sender.ts';

export type RefundChoice = {
  kind: 'whole' | 'lines' | 'sum';
  quantities: number[];
  delivery: boolean;
  sum: string;
  restock: boolean;
  note: string;
};

type RefundableOrder = Pick<OrderRecord, 'version' | 'refundable' | 'cartItems'>;

export const wholeRefund = ({ cartItems }: RefundableOrder): RefundChoice => ({
  kind: 'whole',
  quantities: cartItems.map(() => 0),
  delivery: true,
  sum: '',
  restock: false,
  note: '',
});

/** Preselects delivery for a whole refund only. */
export const withKind = (choice: RefundChoice, kind: RefundChoice['kind']): RefundChoice => ({
  ...choice,
  kind,
  delivery: kind === 'whole',
});

/** Cents; null for nothing, an invalid sum or more than is left. */
export function chosenCents(
  { refundable }: RefundableOrder,
  { kind, quantities, delivery, sum }: RefundChoice,
): number | null {
  if (!refundable) return null;
  const maxCents = cents(refundable.amount);
  const deliveryCents = Math.min(maxCents, cents(refundable.delivery));
  const pieces = quantities.map((quantity, line) => ({ line, quantity }));
  const linesCents = Math.min(maxCents, piecesWorth(refundable, pieces) + (delivery ? deliveryCents : 0));
  const wholeCents = delivery ? maxCents : maxCents - deliveryCents;
  const refundCents = { whole: wholeCents, lines: linesCents, sum: centsFromText(sum) ?? 0 }[kind];
  return refundCents > 0 && refundCents <= maxCents ? refundCents : null;
}

export function restockablePieces(
  { refundable }: RefundableOrder,
  { kind, quantities }: RefundChoice,
): number {
  const lines = refundable?.lines ?? [];
  return lines.reduce((all, { amounts, restockable }, line) => {
    const chosenPieces = { whole: amounts.length, lines: quantities[line] ?? 0, sum: 0 }[kind];
    return all + Math.min(chosenPieces, restockable);
  }, 0);
}

/** `noteTold`: the form warned the admin that the buyer sees the note. */
export function noteFields(note: string): { note: string; noteTold?: true } {
  const words = note.trim();
  return { note: words, ...(words ? { noteTold: true } : {}) };
}

export function refundBody({ version, cartItems }: RefundableOrder, choice: RefundChoice): RefundBody {
  const { kind, quantities, delivery, sum, restock, note } = choice;
  const lines = cartItems.flatMap((ordered, line) => {
    const quantity = quantities[line] ?? 0;
    return quantity > 0 ? { ...lineChoice(ordered), quantity } : [];
  });
  const parts = { whole: { delivery, restock }, lines: { lines, delivery, restock }, sum: { sum } }[kind];
  return { version, kind, ...parts, ...noteFields(note) };
}

export function sumError({ refundable }: RefundableOrder, { kind, sum }: RefundChoice): string | null {
  if (kind !== 'sum' || sum.trim() === '') return null;
  const typed = centsFromText(sum) ?? 0;
  const most = cents(refundable?.amount);
  if (typed === 0) return texts.refunds.invalidSum(formatEuro(most));
  return typed > most ? texts.refunds.atMost(formatEuro(most)) : null;
}
