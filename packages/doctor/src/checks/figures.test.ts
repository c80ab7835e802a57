import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSamples } from '../samples.ts';
import { examineFigures, figureLimits } from './figures.ts';

const labelsOf: Record<string, string> = {
  shop_queue_jobs: 'consumer="confirm-order"',
  shop_order_alerts: 'alert="refund-failed"',
  shop_letters: 'state="failed"',
};
const sentencesAt = (metric: string, values: number[]): string[] => {
  const lines = values.map((value) => `${metric}{${labelsOf[metric] ?? 'service="order"'}} ${value}`);
  const samples = readSamples(`# HELP ${metric} words\n${lines.join('\n')}\n`);
  const answers = [{ name: 'order', samples, clock: null, why: '' }];
  return examineFigures(answers).flatMap(({ problems }) => problems.map(({ says }) => says));
};

test.each(figureLimits)('$metric is found above its limit only, once for all copies', ({ metric, above }) => {
  expect(sentencesAt(metric, [above])).toEqual([]);
  expect(sentencesAt(metric, [above, above + 2, above + 1])).toHaveLength(1);
});

test('a sentence names the figure and its subject', () => {
  expect(sentencesAt('shop_queue_jobs', [21])).toEqual(['21 jobs wait for confirm-order.']);
  expect(sentencesAt('shop_order_alerts', [1])).toEqual(['1 orders need an admin: refund-failed.']);
});

test('uploaded pictures may queue, and sent emails are no failure', () => {
  const lines =
    'shop_queue_jobs{consumer="resize-image-on-image-uploaded"} 900\nshop_letters{state="sent"} 900';
  const answers = [{ name: 'email', samples: readSamples(lines), clock: null, why: '' }];
  expect(examineFigures(answers).flatMap(({ problems }) => problems)).toEqual([]);
});

test('a figure that no process reports is not fine', () => {
  const why = 'no process reports it';
  expect(examineFigures([])).toMatchObject([{ why }, { why }, { why }, { why }]);
});

test('the limits are those of the alerts', () => {
  const alerts = readFileSync(new URL('../../../../deploy/monitoring/alerts.yaml', import.meta.url), 'utf8');
  const rules = alerts.split('\n').filter((line) => line.includes('expr:'));
  for (const { metric, above } of figureLimits) {
    const limits = rules
      .filter((line) => line.includes(metric))
      .map((line) => / > ([\d.]+)$/.exec(line)?.[1]);
    expect(limits.map(Number), metric).toEqual([above]);
  }
});
