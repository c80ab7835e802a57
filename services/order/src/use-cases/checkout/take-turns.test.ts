import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns, type TakeTurn } from './take-turns.ts';

const MINUTE_MS = 60_000;

function startThree(takeTurn: TakeTurn) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const results = [0, 1, 2].map((number) =>
    takeTurn(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => (ends[number] = resolve));
      return number;
    }),
  );
  return { begun, end: (number: number) => ends[number]?.(), results };
}

test('a later buyer begins when an earlier one has ended', async () => {
  const { begun, end, results } = startThree(createTurns({ atOnce: 2, maxTurnMs: MINUTE_MS }));
  await nextTick();
  expect(begun).toEqual([0, 1]);
  end(1);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  [0, 2].forEach(end);
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
});

test('a slow buyer holds up nobody for long', async () => {
  const { begun, end, results } = startThree(createTurns({ atOnce: 1, maxTurnMs: 10 }));
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  [2, 1, 0].forEach(end);
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
});

test('a failed turn is its own buyer’s only', async () => {
  const takeTurn = createTurns({ atOnce: 1, maxTurnMs: MINUTE_MS });
  const failed = takeTurn(() => Promise.reject(new Error('out of stock')));
  const next = takeTurn(() => Promise.resolve('placed'));
  await expect(failed).rejects.toThrow('out of stock');
  expect(await next).toBe('placed');
});
