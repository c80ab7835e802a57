/** Finnish unless a language is named. */
export type Words = { message: string; language?: 'en' };

/** English words of the specification; screens mark them for screen readers. */
export const inEnglish = (message: string): Required<Words> => ({ message, language: 'en' });
