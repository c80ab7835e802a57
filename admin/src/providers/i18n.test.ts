import { expect, test } from 'vitest';
import { i18nProvider } from './i18n.ts';

const { translate } = i18nProvider;

test('a key of react-admin is answered in Finnish, with its values', () => {
  expect(translate('ra.action.cancel')).toBe('Peruuta');
  expect(translate('ra.navigation.page', { page: 3 })).toBe('Siirry sivulle 3');
});

test('the count selects singular or plural', () => {
  expect(translate('ra.notification.deleted', { smart_count: 1 })).toBe('Poistettu');
  expect(translate('ra.notification.deleted', { smart_count: 4 })).toBe('4 poistettu');
});

test('a text that is no key stays unchanged', () => {
  expect(translate('Status has been changed:)')).toBe('Status has been changed:)');
  expect(translate('toString')).toBe('toString');
  expect(translate('x.y', { _: 'Nimi' })).toBe('Nimi');
});
