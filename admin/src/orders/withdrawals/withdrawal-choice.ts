import type { Withdrawal } from '@shop/contracts';
import { centsFromText } from '@shop/money';
import type { OrderRecord } from '../order-record.ts';
import { cents, piecesWorth } from '../pieces-worth.ts';
import { toldNote } from '../refund-choice.ts';
import type { RefundBody } from '../refund-sender.ts';

/** What the maker decides about goods that came back: which go on sale again, by their place, and what they lost of their value. */
export type WithdrawalChoice = { restock: Record<number, boolean>; less: string; note: string };

type Withdrawn = Pick<OrderRecord, 'version' | 'refundable' | 'cartItems'>;

export const firstChoice: WithdrawalChoice = { restock: {}, less: '', note: '' };

/** Whether pieces of a notice go on sale again: unless the maker says otherwise those that have arrived. */
export const isRestocked = (
  { arrivedAt }: Pick<Withdrawal, 'arrivedAt'>,
  { restock }: Pick<WithdrawalChoice, 'restock'>,
  index: number,
): boolean => restock[index] ?? Boolean(arrivedAt);

/** Whether nothing of the order stays with the buyer: then the delivery goes back as well (KSL 6:17). */
export function isAll({ refundable }: Withdrawn, { lines }: Pick<Withdrawal, 'lines'>): boolean {
  return (refundable?.lines ?? []).every(({ amounts }, place) => {
    const back = lines.filter(({ line }) => line === place);
    return amounts.length === back.reduce((sum, { quantity }) => sum + quantity, 0);
  });
}

/**
 * What goes back for a notice of withdrawal, by what the service says the pieces are worth.
 * @returns null where that is nothing, or a lost value that is no sum
 */
export function withdrawalCents(
  order: Withdrawn,
  notice: Pick<Withdrawal, 'lines'>,
  { less }: Pick<WithdrawalChoice, 'less'>,
): number | null {
  const { refundable } = order;
  if (!refundable) return null;
  const fee = isAll(order, notice) ? cents(refundable.withdrawalDelivery) : 0;
  const worth = piecesWorth(refundable, notice.lines) + fee;
  const lost = less.trim() === '' ? 0 : centsFromText(less);
  if (lost === null) return null;
  const chosen = Math.min(worth, cents(refundable.amount)) - lost;
  return chosen > 0 ? chosen : null;
}

/** The refund that answers a notice, as the call takes it. */
export function withdrawalBody(
  order: Withdrawn,
  notice: Pick<Withdrawal, 'id' | 'lines' | 'arrivedAt'>,
  choice: WithdrawalChoice,
): RefundBody {
  const { id, lines } = notice;
  const { less, note } = choice;
  return {
    version: order.version,
    kind: 'lines',
    withdrawal: id,
    delivery: isAll(order, { lines }),
    lines: lines.flatMap(({ line, quantity }, index) => {
      const ordered = order.cartItems[line];
      if (!ordered) return [];
      const { productID, size, variant } = ordered;
      return [{ productID, size, variant, quantity, restock: isRestocked(notice, choice, index) }];
    }),
    ...(less.trim() ? { less } : {}),
    ...toldNote(note),
  };
}
