import { expect, test } from 'vitest';
import { oneSize } from './categories.ts';
import { kindOf, type Kinded } from './product-kinds.ts';

const usual = ['XS', 'S', 'M', 'L', 'XL'];

test.each<[string, Partial<Kinded>, string]>([
  ['Polku-housut', { kategoria: 'hameet' }, 'housut'],
  ['Laine-hame', { kategoria: 'hameet' }, 'hame'],
  ['Heinä-toppi', { kategoria: 'paidat' }, 'hihaton'],
  ['Kataja-liivi', { kategoria: 'takit' }, 'liivi'],
  ['Tuisku-liivi', { kategoria: 'villatuotteet' }, 'neuleliivi'],
  ['Kanerva-liivimekko', { kategoria: 'mekot' }, 'mekko'],
  ['Suvi-minimekko', { kategoria: 'mekot' }, 'lyhyt-mekko'],
  ['Tupa', { kategoria: 'villatuotteet', sizes: ['36-38', '39-41'] }, 'sukat'],
  ['Tunturi-sukkalanka', { kategoria: 'langat', sizes: [oneSize] }, 'lanka'],
  ['Revontuli', { kategoria: 'korut', sizes: ['S', 'M', 'L'] }, 'lapaset'],
  ['Halla-pipo', { kategoria: 'korut', sizes: [oneSize] }, 'asuste'],
  ['Kuura-riipus', { kategoria: 'korut', sizes: [oneSize] }, 'koru'],
  ['Kanto-lasinaluset', { kategoria: 'koti', sizes: [oneSize] }, 'muu'],
  ['Mikä vain', { kategoria: 'koti', sizes: [oneSize], kind: 'koti' }, 'koti'],
  ['Piha-housut', { kategoria: 'hameet', kind: 'puolipitkat-housut' }, 'puolipitkat-housut'],
])('%s with %j is of the kind %s', (title, more, kind) => {
  expect(kindOf({ kategoria: 'villatuotteet', sizes: usual, title, ...more })).toBe(kind);
});
