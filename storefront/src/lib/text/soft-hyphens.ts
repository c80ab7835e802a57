const LONG_WORD = /\p{L}{16,}/gu;
/** Followed by one consonant and a vowel. */
const SYLLABLE_END = /(?<=\p{L}{3}[aeiouyåäö]\p{L}{0,60})(?=[bcdfghjklmnpqrstvwxz][aeiouyåäö]\p{L}{2})/giu;

/** Chromium has no Finnish dictionary and would break compounds at any letter. */
export function softHyphens(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, '\u00ad'));
}
