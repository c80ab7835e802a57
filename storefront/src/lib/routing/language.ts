export type Language = 'fi' | 'en';

/** The language that an address asks for; Finnish unless it says otherwise. */
export const languageOf = (query: URLSearchParams): Language => (query.get('kieli') === 'en' ? 'en' : 'fi');

/** Both addresses of a page that is there in both languages. */
export const inBothLanguages = (path: string): { language: Language; path: string }[] =>
  (['fi', 'en'] as const).map((language) => ({ language, path: inLanguage(path, language) }));

/** The same page in a language. */
export const inLanguage = (path: string, language: Language): string =>
  language === 'en' ? `${path}?kieli=en` : path;
