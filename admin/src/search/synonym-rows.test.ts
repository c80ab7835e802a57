import { expect, test } from 'vitest';
import { groupsOf, rowOf, wrongRows } from './synonym-rows.ts';

test('a row is words with commas, and one of nothing is none', () => {
  expect(groupsOf(['poncho,  viitta ,', ' ', 'pyörö'])).toEqual([['poncho', 'viitta'], ['pyörö']]);
  expect(groupsOf([rowOf(['poncho', 'viitta'])])).toEqual([['poncho', 'viitta']]);
});

test('an error is of the row that was sent in its place, rows of nothing not counted', () => {
  const errors = {
    'groups.1': 'Anna vähintään kaksi sanaa.',
    'groups.2.0': 'Ilman välimerkkejä.',
    'groups.2.1': 'Ilman numeroita.',
  };
  const { ofRows, ofAll } = wrongRows(['poncho, viitta', ' , ', 'yksin', '', 'a-b, c1'], errors);
  expect([...ofRows]).toEqual([
    ['yksin', 'Anna vähintään kaksi sanaa.'],
    ['a-b, c1', 'Ilman välimerkkejä.'],
  ]);
  expect(ofAll).toBeUndefined();
});

test('an error of all rows is of none of them', () => {
  expect(wrongRows(['yksin'], { groups: 'Enintään 100 riviä.', version: 'Puuttuu.' })).toEqual({
    ofRows: new Map(),
    ofAll: 'Enintään 100 riviä.',
  });
});
