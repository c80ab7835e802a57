import type { OrderHistoryEntry } from '@shop/contracts';
import { orderStatusLabels, type OrderStatus, type ReviewReason } from '@shop/shop-rules/order-status';
import { workStateLabels, type WorkState } from '@shop/shop-rules/workshop';
import { centsFromText, CURRENCY, formatMoney } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import { pendingText } from './pending-text.ts';
import { disputeWords, failureWords } from '../provider/provider-words.ts';

const { history } = texts;
const words: Record<string, string> = {
  placed: history.placed,
  declined: history.declined,
  paid: history.paid,
  'paid late': history.paidLate,
  released: history.released,
  withdrawal: history.withdrawal,
  'withdrawal: arrived': history.withdrawalArrived,
  'links revoked': history.linksRevoked,
};
const closings: Record<string, string> = history.closing;

const statusWord = (status: string): string => orderStatusLabels[status as OrderStatus] ?? status;

export function historyTitle({ what, from, to, text }: OrderHistoryEntry): string {
  if (what === 'imported') return history.imported(text);
  if (what === 'address') return history.address(from ?? '');
  if (what === 'dismissed') return history.dismissed(text);
  if (what === 'tracking') return text ? history.tracking(text) : history.trackingRemoved;
  const move = from && to && from !== to ? `${statusWord(from)} → ${statusWord(to)}` : '';
  if (what === 'paid' && text) return history.paidByHand(text, move);
  const title = words[what] ?? reasonText(what, text ?? '');
  if (!title) return move || (what === 'status' && to ? statusWord(to) : what);
  return move ? `${title}, ${move}` : title;
}

/** Texts such as 'closing: expired' or 'review: mismatch 12.00 EUR'; money in review has its provider id in `text`. */
function reasonText(what: string, text: string): string | undefined {
  const [, kind, rest = ''] =
    /^(closing|work|review|pending|refund|dispute|restocked|accepted|rest): (.+)$/.exec(what) ?? [];
  if (kind === 'closing') return closings[rest];
  if (kind === 'work') return history.work(text, workStateLabels[rest as WorkState] ?? rest);
  if (kind === 'pending') return pendingText(rest);
  if (kind === 'restocked') return history.restocked(rest);
  if (kind === 'refund')
    return moneyText(history.refund, rest, rest.startsWith('failed ') ? failureWords(text) : text);
  if (kind === 'dispute') return moneyText(history.dispute, rest, disputeWords(text));
  if (kind === 'accepted' || kind === 'rest')
    return moneyText({ [kind]: history[kind] }, `${kind} ${rest}`, text);
  if (kind !== 'review') return undefined;
  const [reason = '', amount = '', currency = ''] = rest.split(' ');
  const reasonWords = texts.money.reasons[reason as ReviewReason] ?? reason;
  return [`${history.review}: ${reasonWords}`, sumText(reason, amount, currency), text]
    .filter(Boolean)
    .join(', ');
}

/** Texts such as 'succeeded 25.00 EUR', with a note or the reason of a failure. */
function moneyText(
  titles: Record<string, (sum: string) => string>,
  rest: string,
  reasonWords: string,
): string | undefined {
  const [state = '', amount = '', currency = ''] = rest.split(' ');
  const cents = centsFromText(amount);
  if (cents === null) return undefined;
  return [titles[state]?.(formatMoney(cents, currency)), reasonWords].filter(Boolean).join(', ');
}

/** Amount received. Entries in the old format end in '€' and hold the expected sum of a mismatch. */
function sumText(reason: string, amount: string, currency: string): string {
  const cents = centsFromText(amount);
  if (cents === null) return '';
  const isEarlier = currency === '€';
  const sum = formatMoney(cents, isEarlier ? CURRENCY : currency);
  return isEarlier && reason === 'mismatch' ? history.requested(sum) : history.captured(sum);
}

const doers: Record<string, string> = {
  system: texts.order.automatic,
  customer: texts.order.customer,
  provider: history.provider,
};

export const historyBy = ({ by }: OrderHistoryEntry): string => doers[by] ?? by;
