export type Language = 'fi' | 'en';

/** The language that an address asks for; Finnish unless it says otherwise. */
export const languageOf = (query: URLSearchParams): Language => (query.get('kieli') === 'en' ? 'en' : 'fi');

/** The same page in a language. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'en' ? `${path}?kieli=en` : path;
