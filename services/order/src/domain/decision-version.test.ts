import { expect, test } from 'vitest';
import type { StoredOrder } from './order.ts';
import { isCurrent, decisionVersionAfter } from './decision-version.ts';

type Decided = Parameters<typeof isCurrent>[0];
const newlyPlaced: Decided = { version: 1, decisionVersion: { value: 1, writtenIn: 1 } };
const written = (order: Decided, set: Partial<StoredOrder>, isImmaterial?: boolean): Decided => ({
  version: order.version + 1,
  decisionVersion: decisionVersionAfter(order, {
    set,
    ...(isImmaterial === undefined ? {} : { isImmaterial }),
  }),
});
const currentVersions = (order: Decided): number[] =>
  [1, 2, 3, 4, 5, 6].filter((version) => isCurrent(order, version));

test('a decision may be made by any version since which only immaterial fields have changed', () => {
  const placed = newlyPlaced;
  const paid = written(placed, { orderStatus: 'confirmed', paidBy: 'p' });
  expect(currentVersions(paid)).toEqual([2]);
  const noted = written(written(paid, { saga: 'committed', dueAt: null }), {});
  expect(currentVersions(noted)).toEqual([2, 3, 4]);
  expect(currentVersions(written(noted, { trackingCode: 'JJFI1', orderStatus: 'inShipping' }))).toEqual([5]);
});

test('an order that is being cancelled is not current, though only its saga has changed', () => {
  const placed = newlyPlaced;
  expect(currentVersions(written(placed, { saga: 'closing', dueAt: new Date() }))).toEqual([2]);
  expect(currentVersions(written(placed, { saga: 'releasing', dueAt: new Date() }))).toEqual([2]);
});

test('a change may mark itself as immaterial', () => {
  const placed = newlyPlaced;
  expect(currentVersions(written(placed, { refunds: {} }))).toEqual([2]);
  expect(currentVersions(written(placed, { refunds: {} }, true))).toEqual([1, 2]);
  expect(currentVersions(written(placed, { refunds: {} }, false))).toEqual([2]);
});

test('after a write that set no decision version only the newest version is current', () => {
  expect(currentVersions({ ...newlyPlaced, version: 3 })).toEqual([3]);
  const noted = written(written(newlyPlaced, {}), {});
  expect(currentVersions(noted)).toEqual([1, 2, 3]);
  const elsewhere = { ...noted, version: 4 };
  expect(currentVersions(elsewhere)).toEqual([4]);
  expect(currentVersions(written(elsewhere, {}))).toEqual([4, 5]);
});
