import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { texts } from '../texts/fi.ts';
import { partedErrors, toldOfForm } from './field-errors.ts';

const refused = (errors?: Record<string, string>) =>
  new HttpError('Tarkista tiedot.', 400, { code: 'invalid-input', ...(errors ? { errors } : {}) });

test('what a form shows is named at its field, and nothing besides', () => {
  const errors = { sum: 'Anna summa, esimerkiksi 12,50.' };
  expect(partedErrors(refused(errors), ['sum', 'note'])).toEqual({ atFields: errors, otherwise: '' });
});

test('what has no field in the form is told otherwise, never kept quiet', () => {
  const version = { version: 'Lataa sivu uudelleen.' };
  expect(partedErrors(refused(version), ['sum'])).toEqual({ atFields: {}, otherwise: 'Tarkista tiedot.' });
  expect(partedErrors(refused({ sum: 'Liikaa.', ...version }), ['sum'])).toEqual({
    atFields: { sum: 'Liikaa.' },
    otherwise: 'Tarkista tiedot.',
  });
  expect(partedErrors(refused(), ['sum']).otherwise).toBe('Tarkista tiedot.');
  expect(partedErrors(null, ['sum']).otherwise).toBe(texts.errors.away);
});

test('where the form is closed, what stood at its fields is told in their own words', () => {
  expect(toldOfForm(refused({ sum: 'Liikaa.', note: 'Liian pitkä.' }))).toBe('Liikaa. Liian pitkä.');
  expect(toldOfForm(refused())).toBe('Tarkista tiedot.');
  expect(toldOfForm(null)).toBe(texts.errors.away);
});
