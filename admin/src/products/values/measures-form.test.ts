import { expect, test } from 'vitest';
import { measuresForm, measuresOf, withoutMeasure } from './measures-form.ts';

const measures = { names: ['Rinnanympärys', 'Pituus'], bySize: { S: [97, 64.5], M: [103, 66] } };
const form = { names: ['Rinnanympärys', 'Pituus'], bySize: { S: ['97', '64,5'], M: ['103', '66'] } };

test('own measures are shown by size, and read back as they were', () => {
  expect(measuresForm(measures)).toEqual(form);
  expect(measuresOf(form)).toEqual(measures);
  const padded = { names: [' Rinnanympärys', 'Pituus '], bySize: { S: [' 97', '64,5 '], M: ['103', '66'] } };
  expect(measuresOf(padded)).toEqual(measures);
});

test('a span of sizes is a row like the others', () => {
  const socks = { names: ['Pituus'], bySize: { '36-38': [23] } };
  expect(measuresOf(measuresForm(socks))).toEqual(socks);
});

test('an empty table has no measures; empty rows and columns are left out', () => {
  expect(measuresForm(undefined)).toEqual({ names: [], bySize: {} });
  expect(measuresOf({ names: [], bySize: {} })).toBeNull();
  expect(measuresOf({ names: [' '], bySize: { S: ['', ' '] } })).toBeNull();
  expect(measuresOf({ names: ['', 'Pituus'], bySize: { S: ['', '64'], M: ['', ''], L: [] } })).toEqual({
    names: ['Pituus'],
    bySize: { S: [64] },
  });
});

test('what is invalid or half filled in is left to the server', () => {
  expect(measuresOf({ names: ['Pituus'], bySize: { S: ['pitkä'] } })).toEqual({
    names: ['Pituus'],
    bySize: { S: ['pitkä'] },
  });
  expect(measuresOf({ names: ['', 'Pituus'], bySize: { S: ['97', ''] } })).toEqual({
    names: ['', 'Pituus'],
    bySize: { S: [97, ''] },
  });
});

test('a measure is removed with its cells', () => {
  expect(withoutMeasure(form, 0)).toEqual({ names: ['Pituus'], bySize: { S: ['64,5'], M: ['66'] } });
});
