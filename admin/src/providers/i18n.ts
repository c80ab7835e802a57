import polyglotI18nProvider from 'ra-i18n-polyglot';
import { reactAdminTexts } from '../texts/react-admin-fi.ts';

/** Texts that are no key of react-admin's pass through unchanged. */
export const i18nProvider = polyglotI18nProvider(
  () => reactAdminTexts,
  'fi',
  [{ locale: 'fi', name: 'Suomi' }],
  { allowMissing: true },
);
