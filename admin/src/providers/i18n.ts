import polyglotI18nProvider from 'ra-i18n-polyglot';
import { reactAdminTexts } from '../texts/react-admin-fi.ts';

/** react-admin's texts in Finnish. What is no key of theirs is a text of the shop's already, and stays as it is. */
export const i18nProvider = polyglotI18nProvider(
  () => reactAdminTexts,
  'fi',
  [{ locale: 'fi', name: 'Suomi' }],
  { allowMissing: true },
);
