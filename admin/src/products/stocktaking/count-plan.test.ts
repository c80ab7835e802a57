import { expect, test } from 'vitest';
import {
  countsAfter,
  differenceOf,
  editOf,
  hasMoved,
  isInvalid,
  placesOf,
  summaryOf,
  type Count,
} from './count-plan.ts';

const dress = { stock: 5, sizes: ['S', 'M', 'L'], pieces: { S: 3, M: 0, L: 2 } };
const yarn = { stock: 7, sizes: ['ONE'] };

test('a product is counted by size where it is kept so, and as a whole otherwise', () => {
  expect([placesOf(dress), placesOf(yarn)]).toEqual([['S', 'M', 'L'], ['']]);
});

test('a difference is relative to the seen stock; a blank and an invalid number have none', () => {
  const count = { seen: dress, typed: { S: ' 1', M: '', L: '2' } };
  expect(['S', 'M', 'L'].map((size) => differenceOf(count, size))).toEqual([-2, null, 0]);
  expect(differenceOf({ seen: yarn, typed: { '': '9' } }, '')).toBe(2);
  expect(differenceOf({ seen: yarn, typed: { '': '1,5' } }, '')).toBeNull();
  expect(['', '0', '1,5', '-1', 'x', '12 00'].map(isInvalid)).toEqual([false, false, true, true, true, true]);
});

test('only differing counts are saved, against the stock that was seen [spec-180]', () => {
  expect(editOf({ seen: dress, typed: { S: '1', L: '2' } })).toEqual({
    pieces: { S: 1, M: 0, L: 2 },
    seenPieces: dress.pieces,
    stockReason: 'stocktaking',
  });
  expect(editOf({ seen: yarn, typed: { '': '9 ' } })).toEqual({
    stock: '9',
    seenStock: '7',
    stockReason: 'stocktaking',
  });
  expect(editOf({ seen: yarn, typed: { '': '7' } })).toBeNull();
});

test('a number is counted as people write it, with a blank before its last three digits', () => {
  const many = { stock: 1300, sizes: ['S', 'M'], pieces: { S: 1200, M: 100 } };
  for (const typed of ['1 201', '1\u00a0201', ' 1201']) {
    expect([typed, isInvalid(typed), differenceOf({ seen: yarn, typed: { '': typed } }, '')]).toEqual([
      typed,
      false,
      1194,
    ]);
    expect(editOf({ seen: yarn, typed: { '': typed } })).toMatchObject({ stock: '1201' });
    expect(editOf({ seen: many, typed: { S: typed } })).toMatchObject({ pieces: { S: 1201, M: 100 } });
  }
});

test('the sum says how much was counted and how much differs', () => {
  const counts: Count[] = [
    { seen: dress, typed: { S: '3', M: '1' } },
    { seen: yarn, typed: { '': '6' } },
  ];
  expect(summaryOf(counts)).toEqual({ counted: 3, differing: 2, isInvalid: false });
  expect(summaryOf([{ seen: yarn, typed: { '': 'kuusi' } }])).toEqual({
    counted: 0,
    differing: 0,
    isInvalid: true,
  });
});

test('a count typed during a save stays, beside the saved stock', () => {
  const sent = { dress: { seen: dress, typed: { S: '1' } }, yarn: { seen: yarn, typed: { '': '9' } } };
  const saved = { dress: { ...dress, stock: 3, pieces: { S: 1, M: 0, L: 2 } } };
  const more = { seen: dress, typed: { S: '1', L: '4' } };
  const untouched = { seen: yarn, typed: { '': '6' } };
  const now = { dress: more, yarn: sent.yarn, untouched };
  const after = countsAfter<typeof dress | typeof yarn, Count>(now, { sent, refused: {}, saved });
  expect(after).toEqual({ dress: { ...more, seen: saved.dress }, untouched });
  expect(editOf(after['dress'] as Count)).toMatchObject({ pieces: { S: 1, M: 0, L: 4 } });
});

test('a refused count stays with the refetched stock, and so does later typing', () => {
  const sent = { dress: { seen: dress, typed: { S: '1' } }, yarn: { seen: yarn, typed: { '': '9' } } };
  const refused = {
    dress: { seen: { ...dress, stock: 4 }, typed: { S: '1' }, isMoved: true },
    yarn: { seen: { ...yarn, stock: 6 }, typed: { '': '9' }, isMoved: true },
  };
  const now = { dress: { seen: dress, typed: { S: '2' } }, yarn: sent.yarn };
  const after = countsAfter<typeof dress | typeof yarn, Count>(now, { sent, refused, saved: {} });
  expect(after).toEqual({ dress: { ...refused.dress, typed: { S: '2' } }, yarn: refused.yarn });
});

test('stock that changed by size alone has moved', () => {
  expect(hasMoved(dress, { ...dress, pieces: { S: 2, M: 1, L: 2 } })).toBe(true);
  expect(hasMoved(dress, { ...dress })).toBe(false);
  expect(hasMoved(yarn, { ...yarn, stock: 6 })).toBe(true);
});
