export type Language = 'fi' | 'en';

export const languageOf = (query: URLSearchParams): Language => (query.get('kieli') === 'en' ? 'en' : 'fi');

export const inBothLanguages = (path: string): { language: Language; path: string }[] =>
  (['fi', 'en'] as const).map((language) => ({ language, path: inLanguage(path, language) }));

export const inLanguage = (path: string, language: Language): string =>
  language === 'en' ? `${path}?kieli=en` : path;
