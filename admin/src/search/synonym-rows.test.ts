import { expect, test } from 'vitest';
import { errorsOfRows, groupsOf, rowOf } from './synonym-rows.ts';

test('a row is comma-separated words; an empty row is ignored', () => {
  expect(groupsOf(['poncho,  viitta ,', ' ', 'pyörö'])).toEqual([['poncho', 'viitta'], ['pyörö']]);
  expect(groupsOf([rowOf(['poncho', 'viitta'])])).toEqual([['poncho', 'viitta']]);
});

test('an error is shown at its row, although the server does not count empty rows', () => {
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

test('an error about the whole list is shown at no single row', () => {
  expect(errorsOfRows(['yksin'], { groups: 'Enintään 100 riviä.', version: 'Puuttuu.' })).toEqual({
    rows: 'Enintään 100 riviä.',
  });
});
