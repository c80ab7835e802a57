import type { EmailRecord, Timeline, TimelineItem, TimelineItemKind } from '@shop/contracts';
import { stockReasonLabels, type StockReason } from '@shop/shop-rules/stock-reasons';
import { formatMoney } from '@shop/money';
import { deadLetterTexts } from '../../texts/dead-letters.ts';
import { texts } from '../../texts/fi.ts';
import { queueTexts } from '../../texts/queues.ts';
import { historyBy, historyTitle } from './history-text.ts';
import type { OrderRecord } from '../../providers/order-record.ts';

export type LineKind = TimelineItemKind | 'history' | 'email';
export type TimelineEntry = {
  kind: LineKind;
  /** ISO 8601. */
  at: string;
  title: string;
  details: string[];
  requestId: string | undefined;
  isProblem: boolean;
};

const words = texts.timeline;

export function linesOf(order: OrderRecord, timeline: Timeline, emails: EmailRecord[]): TimelineEntry[] {
  const lines = [
    ...(order.history ?? []).filter(({ what }) => what !== 'note').map(ofHistory),
    ...timeline.entries.map(ofEntry),
    ...emails.map(ofEmail),
  ];
  return lines.toSorted((a, b) => b.at.localeCompare(a.at));
}

export const kindsOf = (lines: readonly TimelineEntry[]): LineKind[] =>
  (Object.keys(words.kinds) as LineKind[]).filter((kind) => lines.some((line) => line.kind === kind));

const ofHistory = (entry: NonNullable<OrderRecord['history']>[number]): TimelineEntry => ({
  kind: 'history',
  at: entry.at,
  title: historyTitle(entry),
  details: [historyBy(entry)],
  requestId: entry.requestId,
  isProblem: false,
});

function ofEmail({ kind, state, createdAt, sendings }: EmailRecord): TimelineEntry {
  const last = sendings.at(-1);
  const isSent = state === 'sent';
  return {
    kind: 'email',
    at: last?.triedAt ?? createdAt,
    title: words.emails[state](texts.emails.kinds[kind]),
    details: isSent || !last?.answer ? [] : [last.answer],
    requestId: undefined,
    isProblem: state === 'failed',
  };
}

function ofEntry(entry: TimelineItem): TimelineEntry {
  const { kind, at, what, outcome = 'done', provider, about, answer, pieces, ms, requestId } = entry;
  const label =
    kind === 'event'
      ? words.waitsFor(answer?.split(', ').map(taskOf).join(', ') ?? '')
      : words.outcomes[outcome];
  const details = [
    provider ? words.providers[provider] : '',
    kind === 'stock' ? (about ?? '') : '',
    // The provider's event name, for finding it in its dashboard.
    kind === 'webhook' && what in words.webhooks ? what : '',
    pieces ? words.pieces(pieces) : '',
    label,
    answer && kind !== 'event' ? words.answer(answer) : '',
    ms === undefined ? '' : words.took(ms),
  ];
  return {
    kind,
    at,
    title: titleOf(entry),
    details: details.filter(Boolean),
    requestId,
    isProblem: outcome === 'refused' || outcome === 'unknown' || outcome === 'waiting',
  };
}

const taskOf = (consumer: string): string => queueTexts.tasks[consumer] ?? consumer;

function titleOf({ kind, what, money }: TimelineItem): string {
  const sum = money ? formatMoney(money.cents, money.currency) : '';
  switch (kind) {
    case 'attempt':
      return words.attempts[what]?.(sum) ?? what;
    case 'call':
      return words.calls[what] ?? what;
    case 'webhook':
      return words.webhook(words.webhooks[what] ?? what);
    case 'refund':
      return words.refunds[what]?.(sum) ?? what;
    case 'event':
      return deadLetterTexts.events[what] ?? what;
    case 'stock':
      return stockReasonLabels[what as StockReason] ?? what;
  }
}
