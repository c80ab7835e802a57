import { expect, test } from 'vitest';
import { cardPageMethods, payClasses, cardPageMethodsText } from './pay-classes.ts';

test('the ways to pay stand by their class: without credit, maybe with it, credit last [law-23]', () => {
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
  expect(cardPageMethods({ mobilepay: false, klarna: false })).toEqual(['Kortti']);
  expect(cardPageMethods({ mobilepay: true, klarna: true })).toEqual(['Kortti', 'MobilePay', 'Klarna']);
});

test('the sentence under the classes names what the card’s button leads to, and none where that is the card alone', () => {
  expect(cardPageMethodsText({ mobilepay: true, klarna: true })).toBe('kortilla, MobilePaylla tai Klarnalla');
  expect(cardPageMethodsText({ mobilepay: false, klarna: true })).toBe('kortilla tai Klarnalla');
  expect(cardPageMethodsText({ mobilepay: false, klarna: false })).toBe('');
});
