const INVISIBLE =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/** An emoji sequence, or a joiner or variation selector outside of one. */
const EMOJI_OR_JOINER =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)*|[#*0-9]\ufe0f\u20e3)|\u200d|\ufe0f/gu;

const LINE_BREAK = /\r\n|[\n\v\r\u2028\u2029]/g;
const HYPHEN = /[\p{Pd}\u02d7\u2043\u2212]/gu;
const CONTROL = /[^\P{Cc}\t\n]/u;
/** Without characters that draw nothing, such as U+3164 and U+2800. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

const withoutInvisible = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(EMOJI_OR_JOINER, (_sign, emoji: string | undefined) => emoji ?? '')
    .normalize('NFC');

/** Whether a cleaned text has control characters, which every field refuses. */
export const hasControl = (text: string): boolean => CONTROL.test(text);

/** Control characters stay, so that the field refuses them. */
const visibleOrNone = (text: string): string => (VISIBLE.test(text) || hasControl(text) ? text : '');

/**
 * Cleans a single line: removes invisible characters, turns breaks and tabs into spaces. @returns '' without a visible
 * character
 */
export const cleanLine = (text: string): string =>
  visibleOrNone(withoutInvisible(text).replace(LINE_BREAK, ' ').replaceAll('\t', ' ').trim());

/** Cleans several lines: every line break becomes U+000A. */
export const cleanLines = (text: string): string =>
  visibleOrNone(withoutInvisible(text).replace(LINE_BREAK, '\n').trim());

/** Cleans a code, number or postcode: look-alikes of the hyphen become hyphens. */
export const cleanCode = (text: string): string => cleanLine(text).replace(HYPHEN, '-');

/** Cuts a text to `max` UTF-16 units without splitting a surrogate pair. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  return /[\ud800-\udbff]/.test(cut.slice(-1)) ? cut.slice(0, -1) : cut;
}

/** First character as people count: an emoji sequence is one. */
export function firstSign(text: string): string {
  // Browsers before 2024 may lack the segmenter.
  if (!('Segmenter' in Intl)) return Array.from(text)[0] ?? '';
  const [first] = new Intl.Segmenter('fi').segment(text);
  return first?.segment ?? '';
}
