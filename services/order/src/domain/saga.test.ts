import { expect, test } from 'vitest';
import { mayMove, sagasWhere, states, type Saga } from './saga.ts';

const sagas = Object.keys(states) as Saga[];

test('an order can come to stand everywhere, and can come to an end from everywhere', () => {
  const reachable = (from: Saga[], goes: (state: Saga, next: Saga) => boolean): Saga[] => {
    const further = sagas.filter((saga) => from.includes(saga) || from.some((state) => goes(state, saga)));
    return further.length === from.length ? further : reachable(further, goes);
  };
  expect(reachable(['reserving'], mayMove)).toEqual(sagas);
  expect(reachable(['released', 'committed'], (end, saga) => mayMove(saga, end))).toEqual(sagas);
});

test.each(sagas)('what %s means fits where it may go', (saga) => {
  const { next, holdsStock, onMoney, closable, dueAfter, step, competing } = states[saga];
  const atOnce = onMoney === 'confirm';
  expect(atOnce).toBe(mayMove(saga, 'committing') && onMoney !== 'review');
  // Money is confirmed at once only while all of the stock is the order's.
  if (atOnce) expect(holdsStock).toBe('all');
  if (onMoney === 'reserve-again') expect(mayMove(saga, 're-reserving')).toBe(true);
  if (closable) expect(mayMove(saga, 'closing')).toBe(true);
  // The sweeper finds each order with work left.
  if (step) expect(dueAfter).not.toBeNull();
  if (dueAfter !== null) expect(Object.keys(next)).not.toEqual([]);
  if (competing === 'open') expect(dueAfter).not.toBeNull();
});

test('the sets of states that the service works with are those of the table', () => {
  expect(sagasWhere(({ competing }) => competing === 'open')).toEqual([
    'reserving',
    'reserved',
    'closing',
    'releasing',
  ]);
  expect(sagasWhere(({ competing }) => competing === 'undecided')).toEqual(['re-reserving', 'in-review']);
  expect(sagasWhere(({ closable }) => Boolean(closable))).toEqual(['reserving', 'reserved']);
  expect(sagasWhere(({ onMoney }) => onMoney === 'confirm')).toEqual(['reserved', 'closing', 'in-review']);
  expect(sagasWhere(({ holdsStock }) => holdsStock === 'none')).toEqual(['releasing', 'released']);
  expect(sagasWhere(({ dueAfter }) => dueAfter === null)).toEqual(['released', 'committed', 'in-review']);
  expect(sagas.filter((saga) => mayMove(saga, 'closing'))).toEqual(['reserving', 'reserved', 'in-review']);
});
