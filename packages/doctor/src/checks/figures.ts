import type { Area, Examined, Level, Problem } from '../finding.ts';
import type { ProcessAnswer } from '../shop.ts';

/** Limits are those of deploy/monitoring/alerts.yaml. */
export type FigureLimit = {
  area: Area;
  metric: string;
  only?: (labels: Record<string, string>) => boolean;
  above: number;
  level: Level;
  says: (value: number, labels: Record<string, string>) => string;
  mend: string;
};

const checkedText: Partial<Record<Area, string>> = {
  queues: 'lengths',
  money: 'daily reconciliation, orders in review, warnings',
  emails: 'none failed',
  processes: 'event loops',
};

const round = (value: number): number => Math.round(value * 10) / 10;

export const figureLimits: readonly FigureLimit[] = [
  {
    area: 'queues',
    metric: 'shop_queue_jobs',
    // An upload of many pictures waits for hours, and may.
    only: ({ consumer }) => consumer !== 'resize-image-on-image-uploaded',
    above: 20,
    level: 'look',
    says: (jobs, { consumer }) => `${jobs} jobs wait for ${consumer}.`,
    mend: 'Run this again in some minutes: if the number grows, the worker of this queue is stopped or too slow; see its log, or start more copies.',
  },
  {
    area: 'money',
    metric: 'shop_reconciliation_differences',
    above: 0,
    level: 'wrong',
    says: (count) =>
      `The last daily reconciliation found ${count} differences from the lists of Stripe and PayPal.`,
    mend: 'npm run audit names each one and its repair.',
  },
  {
    area: 'money',
    metric: 'shop_reconciliation_age_seconds',
    above: 129_600,
    level: 'look',
    says: (seconds) => `The last daily reconciliation ended ${Math.round(seconds / 3_600)} h ago.`,
    mend: 'See the log of the payment worker; npm run audit compares at once.',
  },
  {
    area: 'money',
    metric: 'shop_orders_in_review',
    above: 0,
    level: 'look',
    says: (count) => `${count} orders wait for a decision about their money.`,
    mend: 'Back office › the orders in review.',
  },
  {
    area: 'money',
    metric: 'shop_order_alerts',
    above: 0,
    level: 'look',
    says: (count, { alert }) => `${count} orders need an admin: ${alert}.`,
    mend: 'Back office › the orders with a warning.',
  },
  {
    area: 'emails',
    metric: 'shop_letters',
    only: ({ state }) => state === 'failed',
    above: 0,
    level: 'look',
    says: (count) => `${count} emails could not be delivered.`,
    mend: 'Back office › Viestit shows the mail server’s answer, and sends again.',
  },
  {
    area: 'processes',
    metric: 'nodejs_eventloop_lag_p99_seconds',
    above: 0.5,
    level: 'look',
    says: (seconds, { service }) =>
      `A process of ${service} answered up to ${round(seconds)} s late since its metrics were last read.`,
    mend: 'If it stays: give it more processor time, or start another copy.',
  },
];

/** Copies report the same figure, so the largest counts. */
export function examineFigures(answers: readonly ProcessAnswer[]): Examined[] {
  const samples = answers.flatMap((answer) => answer.samples ?? []);
  const areas = [...new Set(figureLimits.map(({ area }) => area))];
  return areas.map((area) => {
    const limits = figureLimits.filter((limit) => limit.area === area);
    const isReported = limits.some(({ metric }) => samples.some((one) => one.metric === metric));
    if (!isReported) return { area, checked: '', problems: [], why: 'no process reports it' };
    return {
      area,
      checked: checkedText[area] ?? '',
      problems: limits.flatMap((limit) => problemsOf(limit, samples)),
    };
  });
}

function problemsOf(limit: FigureLimit, samples: NonNullable<ProcessAnswer['samples']>): Problem[] {
  const { metric, only = () => true, above, level, says, mend } = limit;
  const over = samples.filter((one) => one.metric === metric && only(one.labels) && one.value > above);
  const bySubject = Map.groupBy(
    over,
    ({ labels }) => labels['consumer'] ?? labels['alert'] ?? labels['service'],
  );
  return [...bySubject.values()].map((copies) => {
    const largest = copies.reduce((most, one) => (one.value > most.value ? one : most));
    return { level, says: says(largest.value, largest.labels), mend };
  });
}
