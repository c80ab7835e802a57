import { expect, test } from 'vitest';
import { conflictRows, isOfStock } from './conflict-rows.ts';
import { aProduct } from '../test/a-product.ts';

const stored = aProduct({
  images: ['/uploads/one/1200.jpg'],
  placeholders: [''],
  imageTexts: ['Villapaita'],
  title: 'Villapaita',
  kategoria: 'korut',
  kokoelmat: 'kesä',
  material: 'Villa',
  care: [],
  price: 1249,
  stock: 0,
  state: 'draft',
});

test('both sides read as they do elsewhere: amounts with their unit, choices by their names', () => {
  const mine = {
    price: '1300',
    salePrice: '99,9',
    stock: '4',
    stockReason: 'batch',
    stockNote: 'Uusi lanka',
    kategoria: 'hameet',
    kokoelmat: '',
    fibres: [],
    sizes: ['S'],
    images: [],
    state: 'published',
  };
  const nbsp = (text: string) => text.replaceAll(' ', '\u00a0');
  expect(conflictRows(mine, stored).map(({ field, ...both }) => [field, both.mine, both.theirs])).toEqual([
    ['Hinta', nbsp('1 300,00 €'), nbsp('1 249,00 €')],
    ['Alennushinta', nbsp('99,90 €'), 'tyhjä'],
    ['Varasto', '4 kpl', '0 kpl'],
    ['Kategoria', 'Hameet ja Housut', 'Asusteet'],
    ['Kokoelma', 'tyhjä', 'Kesä'],
    ['Kuidut', 'tyhjä', '100 % villa'],
    ['Koot', 'S', 'S, M'],
    ['Kuvat', '0 kuvaa', '1 kuva'],
    ['Näkyvyys', 'Kaupassa', 'Luonnos'],
  ]);
});

test('values that read the same are no conflict, and an unreadable amount stays as typed', () => {
  expect(conflictRows({ title: 'Villapaita', stock: '0', sizes: ['S', 'M'] }, stored)).toEqual([]);
  expect(conflictRows({ price: '1249' }, stored)).toEqual([]);
  expect(conflictRows({ images: ['/uploads/two/1200.jpg'] }, stored)).toHaveLength(1);
  expect(conflictRows({ price: 'sata' }, stored)).toMatchObject([{ mine: 'sata' }]);
});

test('pieces by size read as the sizes with their numbers; one number for all of them is an empty row', () => {
  const theirs = { ...stored, pieces: { S: 2, M: 0 } };
  expect(conflictRows({ pieces: { S: '3', M: '0' } }, theirs)).toEqual([
    { field: 'Varasto koittain', mine: 'S 3, M 0', theirs: 'S 2, M 0' },
  ]);
  expect(conflictRows({ pieces: null }, theirs)).toEqual([
    { field: 'Varasto koittain', mine: 'tyhjä', theirs: 'S 2, M 0' },
  ]);
});

test('a difference in stock alone may be a sale', () => {
  const rowsOf = (mine: Parameters<typeof conflictRows>[0]) => conflictRows(mine, stored);
  expect(isOfStock(rowsOf({ stock: '5' }))).toBe(true);
  expect(isOfStock(rowsOf({ stock: '5', title: 'Toinen' }))).toBe(false);
  expect(isOfStock(rowsOf({ title: 'Toinen' }))).toBe(false);
  expect(isOfStock([])).toBe(false);
});
