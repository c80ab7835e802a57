import { expect, test } from 'vitest';
import { numberPattern, searchKeysOf, searchPatterns } from './search-keys.ts';

const keys = searchKeysOf({
  _id: '65f0c0ffee00000000004a17',
  number: 'LL-2611-0042',
  userName: 'Mikko Hämäläinen-Öhman',
  email: 'mikko.postilaatikko@posti.example',
  address: { name: 'Åsa Virtanen', city: 'Hyvinkää kk', phone: '+358 40 123 4567' },
  lines: [{ title: 'Kajo-villapaita (käsin neulottu)' }, { title: 'Pellavaliina' }],
});
const isFound = (words: string) =>
  searchPatterns(words).every((group) => group.some((pattern) => keys.some((key) => pattern.test(key))));

test.each([
  ['a name in either order', ['mikko hämäläinen', 'Hämäläinen-Öhman Mikko', 'virtanen åsa', 'VIRTA MIKK']],
  ['any part of a name', ['läinen', 'ohman', 'rta', 'än', 'en-ö']],
  ['a name without its accents', ['hamalainen', 'asa', 'Öhman'.normalize('NFD')]],
  ['its number, whole, by its start and by its end', ['LL-2611-0042', 'll-26', '2611-0042', '0042', '42']],
  ['its number with the sign before it', ['#42', '#LL-2611-0042', ' # 2611', '#00004a17']],
  ['either end of its id', ['65f0c0ff', '00004a17', '65f0c0ffee00000000004a17']],
  ['its telephone as anybody writes it', ['040 123', '+358401234567', '0401234567', '4567', '00358 40 123']],
  ['its city, with a name too', ['hyvinkää', 'Hyvin', 'mikko hyvinkaa']],
  [
    'a product’s title',
    ['villapaita', 'kajo-villap', 'KAJO', 'neulottu', 'käsin pellava', 'mikko pellavaliina'],
  ],
  ['its e-mail', ['mikko.posti', 'postilaat', 'MIKKO.POSTILAATIKKO@POSTI.EXAMPLE']],
])('an order is found by %s', (_what, all) => {
  expect(all.filter((words) => !isFound(words))).toEqual([]);
});

test.each(['.*', 'matti', 'mikko matti', '#43', '2612', 'a17', '65f', '040 124', '$', 'hyvinkää turku'])(
  'an order is not found by %s',
  (words) => expect(isFound(words)).toBe(false),
);

test('nothing sought narrows nothing', () => {
  expect([searchPatterns(''), searchPatterns(' # ')]).toEqual([[], []]);
});

test('a part of a number is one that the number holds, with its hyphens or without', () => {
  const isHeld = (fragment: string) => numberPattern(fragment).test('LL-2604-0142');
  for (const fragment of [
    'LL-2604-0142',
    'll26040142',
    'LL-26',
    '2604-',
    '-0142',
    '26040',
    '0142',
    '142',
    '#0142',
  ])
    expect([fragment, isHeld(fragment)]).toEqual([fragment, true]);
  // What only the end of one part and the beginning of the next have together, and hyphens where it has none.
  for (const fragment of [
    '0401',
    '0142604',
    '401',
    '4-01',
    'L26',
    '26-04',
    '42',
    '014-2',
    'LL-0142',
    '00142',
  ])
    expect([fragment, isHeld(fragment)]).toEqual([fragment, false]);
});

test.each([
  ["o'brien", 'Siobhán O’Brien'],
  ['O’BRIEN', "Siobhan O'Brien"],
  ['lukasz', 'Łukasz Zieliński'],
  ['sääksjärvi'.normalize('NFD'), 'Aino Sääksjärvi'],
])('an order is found by %j under the name %j [spec-190]', (words, userName) => {
  const ofName = searchKeysOf({ _id: '', number: '', userName, email: '' });
  const [patterns = []] = searchPatterns(words);
  expect(ofName.some((key) => patterns.some((pattern) => pattern.test(key)))).toBe(true);
});
