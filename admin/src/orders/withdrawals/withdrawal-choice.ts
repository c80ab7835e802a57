import type { Withdrawal } from '@shop/contracts';
import { centsFromText, formatEuro } from '@shop/money';
import { euroText } from '../../format/format-text.ts';
import { texts } from '../../texts/fi.ts';
import { withdrawalTexts as words } from '../../texts/withdrawals.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { lineChoice } from '../lines/order-text.ts';
import { cents, piecesWorth } from '../refunds/pieces-worth.ts';
import { noteFields } from '../refunds/refund-choice.ts';
import type { RefundBody } from '../refunds/refund-sender.ts';

export type WithdrawalChoice = { restock: Record<number, boolean>; less: string; note: string };

type Withdrawn = Pick<OrderRecord, 'version' | 'refundable' | 'cartItems'>;

export const firstChoice: WithdrawalChoice = { restock: {}, less: '', note: '' };

/** Arrived pieces are restocked by default. */
export const isRestocked = (
  { arrivedAt }: Pick<Withdrawal, 'arrivedAt'>,
  { restock }: Pick<WithdrawalChoice, 'restock'>,
  index: number,
): boolean => restock[index] ?? Boolean(arrivedAt);

/** Nothing stays with the buyer, so delivery is refunded too (KSL 6:17). */
function isAll({ refundable }: Withdrawn, { lines }: Pick<Withdrawal, 'lines'>): boolean {
  return (refundable?.lines ?? []).every(({ amounts }, index) => {
    const back = lines.filter(({ line }) => line === index);
    return amounts.length === back.reduce((sum, { quantity }) => sum + quantity, 0);
  });
}

export function deliveryText(order: Withdrawn, notice: Pick<Withdrawal, 'lines'>): string {
  const { delivery = 0, withdrawalDelivery = 0 } = order.refundable ?? {};
  if (delivery === 0 || !isAll(order, notice)) return '';
  const whole = euroText(delivery);
  if (withdrawalDelivery === 0) return words.withoutDelivery(whole);
  return withdrawalDelivery < delivery
    ? words.withSomeDelivery(euroText(withdrawalDelivery), whole)
    : words.withDelivery(whole);
}

function unlessenedCents(order: Withdrawn, notice: Pick<Withdrawal, 'lines'>): number {
  const { refundable } = order;
  if (!refundable) return 0;
  const fee = isAll(order, notice) ? cents(refundable.withdrawalDelivery) : 0;
  return Math.min(piecesWorth(refundable, notice.lines) + fee, cents(refundable.amount));
}

/** Refund in cents; null for nothing or an invalid deduction. */
export function withdrawalCents(
  order: Withdrawn,
  notice: Pick<Withdrawal, 'lines'>,
  { less }: Pick<WithdrawalChoice, 'less'>,
): number | null {
  const lost = less.trim() === '' ? 0 : centsFromText(less);
  if (lost === null) return null;
  const chosen = unlessenedCents(order, notice) - lost;
  return chosen > 0 ? chosen : null;
}

export function lessError(
  order: Withdrawn,
  notice: Pick<Withdrawal, 'lines'>,
  { less }: Pick<WithdrawalChoice, 'less'>,
): string | null {
  const most = unlessenedCents(order, notice) - 1;
  if (less.trim() === '' || most < 1) return null;
  const lost = centsFromText(less);
  if (lost === null) return texts.refunds.invalidSum(formatEuro(most));
  return lost > most ? texts.refunds.atMost(formatEuro(most)) : null;
}

export function sendText(
  order: Withdrawn,
  notice: Pick<Withdrawal, 'lines'>,
  choice: Pick<WithdrawalChoice, 'less'>,
): string {
  const sum = withdrawalCents(order, notice, choice);
  if (sum !== null) return texts.refunds.send(formatEuro(sum));
  return lessError(order, notice, choice) === null ? texts.refunds.nothing.whole : words.lessWrong;
}

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
      return [{ ...lineChoice(ordered), quantity, restock: isRestocked(notice, choice, index) }];
    }),
    ...(less.trim() ? { less } : {}),
    ...noteFields(note),
  };
}
