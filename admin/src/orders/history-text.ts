import type { OrderHistoryEntry } from '@shop/contracts';
import { orderStatusLabels, type OrderStatus } from '@shop/contracts/order-status';
import { texts } from '../texts/fi.ts';

const { history } = texts;
const words: Record<string, string> = {
  placed: history.placed,
  declined: history.declined,
  paid: history.paid,
  'paid late': history.paidLate,
  released: history.released,
};
const closings: Record<string, string> = history.closing;
const reviews: Record<string, string> = history.reasons;

const statusWord = (status: string): string => orderStatusLabels[status as OrderStatus] ?? status;

/** What happened, in the maker's language; what has no words here is shown as it came. */
export function historyTitle({ what, from, to, text }: OrderHistoryEntry): string {
  if (what === 'imported') return history.imported(text);
  if (what === 'tracking') return text ? history.tracking(text) : history.trackingRemoved;
  const move = from && to && from !== to ? `${statusWord(from)} → ${statusWord(to)}` : '';
  const told = words[what] ?? reasonText(what);
  if (!told) return move || (what === 'status' && to ? statusWord(to) : what);
  return move ? `${told}, ${move}` : told;
}

/** The kinds that carry a reason: 'closing: expired', 'review: mismatch 12.00 €'. */
function reasonText(what: string): string | undefined {
  const [, kind, rest = ''] = /^(closing|review): (.+)$/.exec(what) ?? [];
  if (kind === 'closing') return closings[rest];
  if (kind !== 'review') return undefined;
  const [reason = '', ...amount] = rest.split(' ');
  return `${history.review}: ${reviews[reason] ?? reason}, ${amount.join('\u00a0').replace('.', ',')}`;
}

const doers: Record<string, string> = { system: texts.order.automatic, customer: texts.order.customer };

/** Who did it: the shop itself, the buyer, or an admin by name. */
export const historyBy = ({ by }: OrderHistoryEntry): string => doers[by] ?? by;
