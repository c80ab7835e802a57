import { expect, test } from 'vitest';
import type { StoredOrder } from './order.ts';
import { isSeen, sightAfter } from './decision-version.ts';

type Seen = Parameters<typeof isSeen>[0];
const written = (order: Seen, set: Partial<StoredOrder>, isAside?: boolean): Seen => ({
  version: order.version + 1,
  sight: sightAfter(order, { set, ...(isAside === undefined ? {} : { isAside }) }),
});
const versionsTaken = (order: Seen): number[] =>
  [1, 2, 3, 4, 5, 6].filter((version) => isSeen(order, version));

test('who decides may have seen any version since which only asides have changed', () => {
  const placed = { version: 1 };
  const paid = written(placed, { orderStatus: 'confirmed', paidBy: 'p' });
  expect(versionsTaken(paid)).toEqual([2]);
  const noted = written(written(paid, { saga: 'committed', dueAt: null }), {});
  expect(versionsTaken(noted)).toEqual([2, 3, 4]);
  expect(versionsTaken(written(noted, { trackingCode: 'JJFI1', orderStatus: 'inShipping' }))).toEqual([5]);
});

test('an order that is being given up is not what was seen, though nothing but its course has changed', () => {
  const placed = { version: 1 };
  expect(versionsTaken(written(placed, { saga: 'closing', dueAt: new Date() }))).toEqual([2]);
  expect(versionsTaken(written(placed, { saga: 'releasing', dueAt: new Date() }))).toEqual([2]);
});

test('a change may say of itself that nobody decides by it', () => {
  const placed = { version: 1 };
  expect(versionsTaken(written(placed, { refunds: {} }))).toEqual([2]);
  expect(versionsTaken(written(placed, { refunds: {} }, true))).toEqual([1, 2]);
  expect(versionsTaken(written(placed, { refunds: {} }, false))).toEqual([2]);
});

test('an order that was never changed, or by an older version of the shop, is taken as it is alone', () => {
  expect(versionsTaken({ version: 3 })).toEqual([3]);
  const noted = written(written({ version: 1 }, {}), {});
  expect(versionsTaken(noted)).toEqual([1, 2, 3]);
  const byOther = { ...noted, version: 4 };
  expect(versionsTaken(byOther)).toEqual([4]);
  expect(versionsTaken(written(byOther, {}))).toEqual([4, 5]);
});
