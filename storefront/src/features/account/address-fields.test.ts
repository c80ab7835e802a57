import { expect, test } from 'vitest';
import { addressErrors, fieldsOf, isComplete, missingError } from './address-fields.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const whole = {
  address: ' Kalevankatu 12 B 34 ',
  postcode: '00100',
  city: 'Helsinki',
  phone: '+358 40 555 0199',
  notes: 'Ovikoodi soittamalla.',
};

test('five fields complete an address, the name is left to the shopper [spec-78 spec-101]', () => {
  const fields = fieldsOf(form(whole));
  expect(fields.address).toBe('Kalevankatu 12 B 34');
  expect(isComplete(fields)).toBe(true);
  for (const name of Object.keys(whole)) {
    expect(isComplete(fieldsOf(form({ ...whole, [name]: '  ' }))), name).toBe(false);
  }
});

test('a postcode has five digits and a phone number looks like one', () => {
  expect(addressErrors(fieldsOf(form(whole)))).toEqual({});
  expect(Object.keys(addressErrors(fieldsOf(form({ ...whole, postcode: '0010', phone: 'soita' }))))).toEqual([
    'postcode',
    'phone',
  ]);
});

test('a number that a telephone has filled in, or that was copied from its contacts, is taken', () => {
  for (const phone of [
    '+358\u00a040\u00a0555\u00a00199',
    '\u202a+358 40 555\u20110199\u202c',
    '040\u2009123\u20134567',
  ])
    expect(addressErrors(fieldsOf(form({ ...whole, phone })))).toEqual({});
});

test('a postcode is kept as its digits, however it was written or copied', () => {
  for (const postcode of ['FI-00100', 'fi 00100', 'FIN-00100', '00 100', '\u202a00100\u00a0']) {
    const fields = fieldsOf(form({ ...whole, postcode }));
    expect([fields.postcode, addressErrors(fields)], postcode).toEqual(['00100', {}]);
  }
  for (const postcode of ['FI-', 'SE-0010', 'FI-001000', '00100 Helsinki', '0 0 1 0'])
    expect(Object.keys(addressErrors(fieldsOf(form({ ...whole, postcode })))), postcode).toEqual([
      'postcode',
    ]);
});

test('an empty field that is needed says what belongs there, any other says nothing', () => {
  expect(missingError('city', '  ')).toEqual({ city: 'Kirjoita postitoimipaikka.' });
  for (const [name, value] of [
    ['city', 'Turku'],
    ['name', ''],
    ['another', ''],
  ] as const) {
    expect(missingError(name, value)).toEqual({});
  }
});
