import { expect, test } from 'vitest';
import { texts } from '../texts/fi.ts';
import type { ProductRecord } from '../providers/product-record.ts';
import { fibreWarnings, needsFibres } from './fibre-warnings.ts';
import { labelWarnings as otherWarnings } from './label-warnings.ts';

const { labels: words } = texts.product;
const wool = { name: 'villa', share: '80' };
const linen = { name: 'pellava', share: '20' };
const labelWarnings = (values: typeof product) => [...fibreWarnings(values), ...otherWarnings(values)];
const product = {
  title: 'Sarastus-villapaita',
  description: 'Paksu villapaita.',
  material: 'Villa ja pellava',
  fibres: [wool, linen],
  manufacturer: { name: '', address: '', email: '' },
};

test('a product that says what the law asks for is warned of nothing', () => {
  expect(labelWarnings(product)).toEqual([]);
});

test('fibres that are missing, called otherwise, or out of their order are named [law-16]', () => {
  expect(labelWarnings({ ...product, fibres: [] })).toEqual([words.noFibres]);
  const finnsheep = { ...wool, name: 'suomenlampaan villa' };
  expect(labelWarnings({ ...product, fibres: [finnsheep, linen] })).toEqual([
    words.unknownFibre('suomenlampaan villa'),
  ]);
  expect(labelWarnings({ ...product, fibres: [linen, wool] })).toEqual([words.order]);
});

test('fibres whose shares do not sum up to a hundred are named with their sum', () => {
  for (const [share, sum] of [
    ['10', 90],
    ['30', 110],
    ['', 80],
  ] as const)
    expect(labelWarnings({ ...product, fibres: [wool, { ...linen, share }] })).toEqual([words.fibreSum(sum)]);
});

test.each([
  ['a textile without fibres', { fibres: [] }, true],
  ['fibres that sum up to 90 %', { fibres: [{ name: 'villa', share: 90 }] }, true],
  ['an unknown fibre', { fibres: [{ name: 'karitsa', share: 100 }] }, true],
  ['a draft without fibres', { fibres: [], state: 'draft' }, false],
  ['jewellery without fibres', { fibres: [], kategoria: 'korut' }, false],
  ['felt shoes without fibres', { fibres: [], title: 'Huopatossut' }, false],
  ['whole fibres', {}, false],
])('the list marks %s: %j %s [law-16]', (_what, fields, isMarked) => {
  const record = { ...product, kategoria: 'paidat', state: 'published' };
  const fibres = [{ name: 'villa', share: 100 }];
  expect(needsFibres({ ...record, fibres, ...fields } as unknown as ProductRecord)).toBe(isMarked);
});

test('leather, fur and wood are no fibres: they stand among the materials, and need no fibre’s name there', () => {
  for (const material of ['Nahka ja puu', 'Poronnahka', 'Koivu, kataja', 'Leppä ja hopea'])
    expect(labelWarnings({ ...product, fibres: [], material })).toEqual([]);
  expect(labelWarnings({ ...product, fibres: [], material: 'Villahuopa ja nahka' })).toEqual([
    words.noFibres,
  ]);
  const leather = { name: 'nahka', share: '20' };
  expect(labelWarnings({ ...product, fibres: [leather, wool] })).toEqual([words.animal]);
  expect(labelWarnings({ ...product, fibres: [{ name: 'koivu', share: '100' }] })).toEqual([]);
});

test('a textile with a part that comes of an animal says so', () => {
  const collar = { ...product, material: 'Villa, pellava ja turkis' };
  expect(labelWarnings(collar)).toEqual([words.animal]);
  const declared = { ...collar, description: 'Sisältää muita kuin tekstiilisiä eläinperäisiä osia.' };
  expect(labelWarnings(declared)).toEqual([]);
});

test('“100 %” and “puhdas” are accepted only with a single fibre', () => {
  for (const material of ['100 % villaa', 'puhdasta villaa'])
    expect(labelWarnings({ ...product, material })).toEqual([words.pure]);
  expect(
    labelWarnings({ ...product, material: '100 % villaa', fibres: [{ ...wool, share: '100' }] }),
  ).toEqual([]);
});

test('a green word asks for a link to its proof [law-17]', () => {
  const green = { ...product, description: 'Ekologinen paita.' };
  expect(labelWarnings(green)).toEqual([words.green]);
  const proven = { ...green, description: 'Ekologinen paita: https://todistus.example/1' };
  expect(labelWarnings(proven)).toEqual([]);
});

test('an incomplete manufacturer is a warning; without one the seller is the manufacturer [law-20]', () => {
  const half = { name: 'Villa Oy', address: '', email: 'a@b.example' };
  expect(labelWarnings({ ...product, manufacturer: half })).toEqual([words.maker]);
  expect(labelWarnings({ ...product, manufacturer: { ...half, address: 'Tie 1' } })).toEqual([]);
});
