const LONG_WORD = /\p{L}{20,}/gu;
/** The end of a Finnish syllable: what follows begins with one consonant and a vowel. */
const SYLLABLE_END = /(?<=\p{L}{3}[aeiouyåäö]\p{L}{0,60})(?=[bcdfghjklmnpqrstvwxz][aeiouyåäö]\p{L}{2})/giu;

/**
 * A text whose longest words may be broken at a syllable. Browsers know how to break Finnish words only where they
 * have its dictionary, which Chromium has not; elsewhere a compound would be cut at any letter, without a hyphen.
 */
export function softHyphens(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, '\u00ad'));
}
