import { expect, test } from 'vitest';
import { positionIn } from './list-position.ts';

test('a place is read from the state of a history entry', () => {
  expect(positionIn({ place: { more: 2, top: 1800.5 }, other: 1 })).toEqual({ more: 2, top: 1800.5 });
});

test('whatever else an entry holds is no place', () => {
  const places = [
    { more: 0, top: 5 },
    { more: 1.5, top: 5 },
    { more: 51, top: 5 },
    { more: 1 },
    { more: 1, top: -1 },
  ];
  for (const state of [null, undefined, 'x', {}, ...places.map((place) => ({ place }))])
    expect(positionIn(state)).toBeNull();
});
