import { expect, test } from 'vitest';
import { errorsOfRows, groupsOf, rowOf } from './synonym-rows.ts';

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
  expect(errorsOfRows(['poncho, viitta', ' , ', 'yksin', '', 'a-b, c1'], errors)).toEqual({
    'rows.2.words': 'Anna vähintään kaksi sanaa.',
    'rows.4.words': 'Ilman välimerkkejä.',
  });
});

test('an error of all rows is of none of them', () => {
  expect(errorsOfRows(['yksin'], { groups: 'Enintään 100 riviä.', version: 'Puuttuu.' })).toEqual({
    rows: 'Enintään 100 riviä.',
  });
});
