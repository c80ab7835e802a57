import type { WorkPiece } from '@shop/contracts';
import { expect, test } from 'vitest';
import { dropPlace, isSameOrder, stepPlace, weeksOf, weekText, withChange } from './work-order.ts';

type Piece = Pick<WorkPiece, 'id' | 'week' | 'promised' | 'state' | 'version'>;

const piece = (id: string, week: string, fields: Partial<Piece> = {}): Piece => ({
  id,
  week,
  promised: week,
  state: 'queued',
  version: 0,
  ...fields,
});
const [third, fifth] = ['2027-W03', '2027-W05'];
const list = [
  piece('a', third),
  piece('b', third),
  piece('c', fifth),
  piece('d', fifth, { state: 'working' }),
  piece('e', third, { state: 'ready' }),
];
const ids = (pieces: readonly Piece[]) => pieces.map(({ id }) => id).join('');

test('unfinished pieces stand under their weeks, which say their days', () => {
  expect(weeksOf(list).map(({ week, pieces }) => [week, ids(pieces)])).toEqual([
    [third, 'ab'],
    [fifth, 'cd'],
  ]);
  expect(weekText(third)).toBe('Viikko 3, 18.1.–24.1.');
  expect(weekText('2026-W53')).toBe('Viikko 53, 28.12.–3.1.');
});

test('a step moves within the week, then into the next one, and ends at the ends', () => {
  expect(stepPlace(list, 'a', 'up')).toBeNull();
  expect(stepPlace(list, 'a', 'down')).toEqual({ week: third, after: 'b' });
  expect(stepPlace(list, 'b', 'up')).toEqual({ week: third, after: null });
  expect(stepPlace(list, 'b', 'down')).toEqual({ week: fifth, after: null });
  expect(stepPlace(list, 'c', 'up')).toEqual({ week: third, after: 'b' });
  expect(stepPlace(list, 'd', 'up')).toEqual({ week: fifth, after: null });
  expect(stepPlace(list, 'd', 'down')).toBeNull();
});

test('a piece steps back into its promised week, though no other is left there', () => {
  const early = [piece('a', third), piece('c', third, { promised: fifth })];
  expect(stepPlace(early, 'c', 'down')).toEqual({ week: fifth, after: null });
  const late = [piece('c', '2027-W08', { promised: fifth }), piece('a', '2027-W09')];
  expect(stepPlace(late, 'c', 'up')).toEqual({ week: fifth, after: null });
});

test('a piece is dropped above or below another', () => {
  expect(dropPlace(list, 'd', { id: 'a', side: 'above' })).toEqual({ week: third, after: null });
  expect(dropPlace(list, 'd', { id: 'b', side: 'above' })).toEqual({ week: third, after: 'a' });
  expect(dropPlace(list, 'a', { id: 'c', side: 'below' })).toEqual({ week: fifth, after: 'c' });
  expect(dropPlace(list, 'a', { id: 'a', side: 'below' })).toBeNull();
});

test('the list shows a change before the server has answered', () => {
  const moved = withChange(list, 'd', { week: third, after: null });
  expect([ids(moved), moved[0]]).toEqual(['dabce', { ...list[3], week: third, version: 1 }]);
  expect(ids(withChange(list, 'a', { week: fifth, after: 'd' }))).toBe('bcdae');
  expect(ids(withChange(list, 'a', { week: '2027-W09', after: null }))).toBe('bcdae');
  expect(ids(withChange(list, 'b', { state: 'ready' }))).toBe('acdbe');
  expect(isSameOrder(list, withChange(list, 'b', { week: third, after: 'a' }))).toBe(true);
  expect(isSameOrder(list, moved)).toBe(false);
});
