import { expect, test } from 'vitest';
import { behindCard, payClasses } from './pay-classes.ts';

test('the ways to pay stand by their class: without credit, maybe with it, credit last', () => {
  expect(payClasses({ mobilepay: true, klarna: true })).toEqual([
    ['Ilman luottoa', ['pankkikortti', 'MobilePay']],
    ['Voi sisältää luottoa', ['luottokortti', 'PayPal']],
    ['Luotto', ['Klarna, lasku tai osamaksu']],
  ]);
  expect(payClasses({ mobilepay: false, klarna: false }).map(([name]) => name)).toEqual([
    'Ilman luottoa',
    'Voi sisältää luottoa',
  ]);
});

test('behind the card’s button stands what the owner has switched on', () => {
  expect(behindCard({ mobilepay: false, klarna: false })).toEqual(['Kortti']);
  expect(behindCard({ mobilepay: true, klarna: true })).toEqual(['Kortti', 'MobilePay', 'Klarna']);
});
