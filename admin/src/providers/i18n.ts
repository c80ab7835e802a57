import type { I18nProvider, TranslationMessages } from 'react-admin';
import { reactAdminTexts } from '../texts/react-admin-fi.ts';

type Values = Record<string, unknown> & { smart_count?: number; _?: string };

/**
 * react-admin's texts in Finnish.
 * @param key a path such as 'ra.action.save'; anything else is a text already and stays as it is
 * @param values what stands in for `%{name}`; `smart_count` chooses between the forms around '||||'
 */
export function translate(key: string, values: Values = {}): string {
  const text = findText(reactAdminTexts, key) ?? values._ ?? key;
  const [one = '', many = one] = text.split(' |||| ');
  const form = values.smart_count === undefined || values.smart_count === 1 ? one : many;
  return form.replace(/%\{(\w+)\}/g, (whole, name: string) => asText(values[name]) ?? whole);
}

export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'fi',
};

function findText(messages: TranslationMessages, key: string): string | undefined {
  let found: unknown = messages;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === 'string' ? found : undefined;
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
