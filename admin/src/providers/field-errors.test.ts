import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { texts } from '../texts/fi.ts';
import { splitErrors, formErrorText } from './field-errors.ts';

const refused = (errors?: Record<string, string>) =>
  new HttpError('Tarkista tiedot.', 400, { code: 'invalid-input', ...(errors ? { errors } : {}) });

test('what a form shows is named at its field, and nothing besides', () => {
  const errors = { sum: 'Anna summa, esimerkiksi 12,50.' };
  expect(splitErrors(refused(errors), ['sum', 'note'])).toEqual({ atFields: errors, otherwise: '' });
});

test('an error without a field in the form becomes a message', () => {
  const version = { version: 'Lataa sivu uudelleen.' };
  expect(splitErrors(refused(version), ['sum'])).toEqual({ atFields: {}, otherwise: 'Tarkista tiedot.' });
  expect(splitErrors(refused({ sum: 'Liikaa.', ...version }), ['sum'])).toEqual({
    atFields: { sum: 'Liikaa.' },
    otherwise: 'Tarkista tiedot.',
  });
  expect(splitErrors(refused(), ['sum']).otherwise).toBe('Tarkista tiedot.');
  expect(splitErrors(null, ['sum']).otherwise).toBe(texts.errors.unreachable);
});

test('with the form closed, the errors of its fields become the message', () => {
  expect(formErrorText(refused({ sum: 'Liikaa.', note: 'Liian pitkä.' }))).toBe('Liikaa. Liian pitkä.');
  expect(formErrorText(refused())).toBe('Tarkista tiedot.');
  expect(formErrorText(null)).toBe(texts.errors.unreachable);
});
