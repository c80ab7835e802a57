/** Shorter searches are never looked up: they would scan everything to find too much. */
export const MIN_SEARCH = 3;
const MAX_SEARCH = 64;
const MAX_WORDS = 6;

/** Letters as a search compares them: small, in one form. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** The words of a search, or none when it is too short. */
export function searchWords(keyword: string): string[] {
  const text = fold(keyword).trim().slice(0, MAX_SEARCH);
  if (text.length < MIN_SEARCH) return [];
  return text.split(/\s+/).slice(0, MAX_WORDS);
}

/** A pattern that matches the word as it is written, whatever signs it holds. */
export function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
