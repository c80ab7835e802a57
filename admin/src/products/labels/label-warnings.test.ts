import { expect, test } from 'vitest';
import { texts } from '../../texts/fi.ts';
import { labelWarnings } from './label-warnings.ts';

const { labels: words } = texts.product;
const wool = { name: 'villa', share: '80' };
const linen = { name: 'pellava', share: '20' };
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

test('fibres that are missing, called otherwise, or out of their order are named', () => {
  expect(labelWarnings({ ...product, fibres: [] })).toEqual([words.noFibres]);
  const finnsheep = { ...wool, name: 'suomenlampaan villa' };
  expect(labelWarnings({ ...product, fibres: [finnsheep, linen] })).toEqual([
    words.unknownFibre('suomenlampaan villa'),
  ]);
  expect(labelWarnings({ ...product, fibres: [linen, wool] })).toEqual([words.order]);
});

test('“100 %” and “puhdas” are said of one fibre alone', () => {
  for (const material of ['100 % villaa', 'puhdasta villaa'])
    expect(labelWarnings({ ...product, material })).toEqual([words.pure]);
  expect(
    labelWarnings({ ...product, material: '100 % villaa', fibres: [{ ...wool, share: '100' }] }),
  ).toEqual([]);
});

test('a green word asks for a link to its proof', () => {
  const green = { ...product, description: 'Ekologinen paita.' };
  expect(labelWarnings(green)).toEqual([words.green]);
  const proven = { ...green, description: 'Ekologinen paita: https://todistus.example/1' };
  expect(labelWarnings(proven)).toEqual([]);
});

test('a maker who is told by halves is named; one who is not told is the seller', () => {
  const half = { name: 'Villa Oy', address: '', email: 'a@b.example' };
  expect(labelWarnings({ ...product, manufacturer: half })).toEqual([words.maker]);
  expect(labelWarnings({ ...product, manufacturer: { ...half, address: 'Tie 1' } })).toEqual([]);
});
