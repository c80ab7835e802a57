import { beforeEach, expect, test } from 'vitest';
import { createFreshness, keepFresh } from './freshness.ts';

let time: number;
let compared: number;
const now = () => new Date(time);
const compare = async () => {
  compared += 1;
  await Promise.resolve();
};
beforeEach(() => {
  time = 1_000;
  compared = 0;
});

test('answers within a tenth of a second share a comparison, later ones do not', async () => {
  const fresh = createFreshness();
  await Promise.all([fresh.ensure(now, compare), fresh.ensure(now, compare)]);
  time += 99;
  await fresh.ensure(now, compare);
  expect(compared).toBe(1);
  time += 1;
  await fresh.ensure(now, compare);
  expect(compared).toBe(2);
});

test('a write of one\u2019s own is compared at once, also one that falls into a comparison', async () => {
  const fresh = createFreshness();
  await fresh.ensure(now, compare);
  fresh.written();
  await fresh.ensure(now, compare);
  expect(compared).toBe(2);
  fresh.written();
  const during = fresh.ensure(now, async () => {
    await compare();
    if (compared === 3) fresh.written();
  });
  await during;
  expect(compared).toBe(4);
});

test('steady writes keep no call waiting for more than one comparison after the one under way', async () => {
  const fresh = createFreshness();
  await fresh.ensure(now, async () => {
    await compare();
    if (compared < 20) fresh.written();
  });
  expect(compared).toBe(2);
});

test('everybody who calls after a write waits for a comparison that began after it', async () => {
  const fresh = createFreshness();
  let done = 0;
  const call = async () => {
    await fresh.ensure(now, async () => {
      await compare();
      done += 1;
    });
    return done;
  };
  const before = call();
  fresh.written();
  expect(await Promise.all([call(), call(), call()])).toEqual([2, 2, 2]);
  await before;
  expect(compared).toBe(2);
});

test('a failed comparison reaches every waiting caller, and the next one tries again', async () => {
  const fresh = createFreshness();
  const away = () => Promise.reject(new Error('away'));
  await expect(fresh.ensure(now, away)).rejects.toThrow('away');
  await fresh.ensure(now, compare);
  expect(compared).toBe(1);
});

test('after the clock was set back data are compared again, and the new interval is kept', async () => {
  const fresh = createFreshness(500);
  await fresh.ensure(now, compare);
  time += 499;
  await fresh.ensure(now, compare);
  expect(compared).toBe(1);
  time -= 600_000;
  await fresh.ensure(now, compare);
  expect(compared).toBe(2);
});

test('a kept value is read again after its time, a write or a failure', async () => {
  const answers = [1, 2, 3];
  const kept = keepFresh(
    async () => {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('away');
      return answer;
    },
    { freshMs: 1_000, now },
  );
  expect([await kept.get(), await kept.get()]).toEqual([1, 1]);
  time += 1_000;
  expect(await kept.get()).toBe(2);
  kept.written();
  expect([await kept.get(), await kept.get()]).toEqual([3, 3]);
  time += 1_000;
  await expect(kept.get()).rejects.toThrow('away');
  answers.push(4);
  expect(await kept.get()).toBe(4);
});
