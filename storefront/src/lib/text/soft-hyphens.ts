/** Followed by one consonant and a vowel. */
const SYLLABLE_END = /(?<=\p{L}{3}[aeiouyåäö]\p{L}{0,60})(?=[bcdfghjklmnpqrstvwxz][aeiouyåäö]\p{L}{2})/giu;

const inWords = (longWord: RegExp) => (text: string) =>
  text.replace(longWord, (word) => word.replace(SYLLABLE_END, '\u00ad'));

/** Chromium has no Finnish dictionary and would break compounds at any letter. */
export const softHyphens = inWords(/\p{L}{16,}/gu);

export const headingHyphens = inWords(/\p{L}{8,}/gu);
