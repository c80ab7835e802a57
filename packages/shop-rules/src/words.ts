/** Words for people: Finnish, unless they name their language. */
export type Words = { message: string; language?: 'en' };

/** Words that the specification quotes in English. Screens mark them, so that screen readers change their voice. */
export const quoted = (message: string): Required<Words> => ({ message, language: 'en' });
