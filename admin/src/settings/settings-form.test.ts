import type { AdminSettings } from '@shop/contracts';
import { expect, test } from 'vitest';
import {
  changedBetween,
  changedSections,
  formOf,
  idOfName,
  newMethod,
  notOffered,
  sectionsOf,
  wrongSums,
} from './settings-form.ts';
import { testSettings } from './test-settings.ts';

const opened: AdminSettings = { ...testSettings, pickUpCarriers: ['posti'] };

test('an untouched form sends nothing, and all of it reads back the same', () => {
  const { version: _version, legal: _published, guaranteeNotice: _picture, ...sections } = testSettings;
  expect(sectionsOf(formOf(opened))).toEqual(sections);
  expect(changedSections(formOf(opened), formOf(opened))).toEqual({});
});

test('only the changed section is sent, its sums in cents', () => {
  const values = formOf(opened);
  values.delivery[1] = { ...newMethod('99,50'), name: 'Matkahuolto lähellä', days: '2 päivää', cents: '3,9' };
  const { delivery, ...rest } = changedSections(formOf(opened), values);
  expect(rest).toEqual({});
  expect(delivery?.[1]).toMatchObject({ id: 'matkahuolto-lahella', cents: 390, freeAboveCents: 9_950 });
});

test('a method of payment that is switched on is sent with the others', () => {
  const values = formOf(opened);
  values.payments.klarna = 'true';
  expect(changedSections(formOf(opened), values)).toEqual({ payments: { mobilepay: false, klarna: true } });
});

test('an id is made of the name, and never twice', () => {
  expect(idOfName('Nouto – Jyväskylä', [])).toBe('nouto-jyvaskyla');
  expect(idOfName('Posti', ['posti', 'posti-2'])).toBe('posti-3');
  expect(idOfName('…', [])).toBe('toimitus');
});

test('an unreadable sum is an error at its field; so is a missing limit', () => {
  const values = formOf(opened);
  values.freeAboveCents = 'paljon';
  values.delivery = values.delivery.map((method) => ({ ...method, cents: '-1', freeAboveCents: '' }));
  expect(Object.keys(wrongSums(values))).toEqual([
    'freeAboveCents',
    ...[0, 1, 2, 3].map((index) => `delivery.${index}.cents`),
  ]);
});

test('changes of another admin are listed by section', () => {
  expect(changedBetween(opened, { ...opened, version: 3, banner: 'Suljettu' })).toEqual(['banner']);
});

test('methods without known pick-up points are named as in the form', () => {
  const { delivery } = formOf(opened);
  const added = {
    ...newMethod('150'),
    name: 'Matkahuollon piste',
    carrier: 'matkahuolto',
    pickUpPoint: 'true',
  };
  expect(notOffered([...delivery, added], ['posti'])).toEqual(['Matkahuollon piste']);
  expect(notOffered([...delivery, { ...added, pickUpPoint: 'false' }], [])).toEqual(['Noutopiste']);
});
