/*
 * Cleaning of text as people type and paste it, the same in browsers and services. It stands apart from the schemas,
 * because pages use it and should not ship zod.
 */

/** Zero-width signs, soft hyphens, direction controls, noncharacters and lone surrogates. */
const INVISIBLE =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/** A whole emoji sequence, or a joiner or variation selector outside of one. */
const EMOJI_OR_JOINER =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)*|[#*0-9]\ufe0f\u20e3)|\u200d|\ufe0f/gu;

const LINE_BREAK = /\r\n|[\n\v\r\u2028\u2029]/g;
const HYPHEN = /[\p{Pd}\u02d7\u2043\u2212]/gu;
const CONTROL = /[^\P{Cc}\t\n]/u;
/** Letters, digits and signs, without the few that are drawn as nothing, such as U+3164 and U+2800. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

const withoutInvisible = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(EMOJI_OR_JOINER, (_sign, emoji: string | undefined) => emoji ?? '')
    .normalize('NFC');

/** Whether a cleaned text has control characters, which no field takes. */
export const hasControl = (text: string): boolean => CONTROL.test(text);

/** A control character stays, for the field to refuse it. */
const visibleOrNone = (text: string): string => (VISIBLE.test(text) || hasControl(text) ? text : '');

/**
 * Cleans the text of a single-line field: invisible characters go, line breaks and tabs become blanks.
 * @returns '' for a text without any visible letter, digit or sign
 */
export const cleanLine = (text: string): string =>
  visibleOrNone(withoutInvisible(text).replace(LINE_BREAK, ' ').replaceAll('\t', ' ').trim());

/** The same for a field with several lines: every line break becomes U+000A. */
export const cleanLines = (text: string): string =>
  visibleOrNone(withoutInvisible(text).replace(LINE_BREAK, '\n').trim());

/** The same for a code, number or postcode: a single line in which look-alikes of the hyphen are hyphens. */
export const cleanCode = (text: string): string => cleanLine(text).replace(HYPHEN, '-');

/** The start of a text: at most `max` UTF-16 units, without half a surrogate pair at its end. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  return /[\ud800-\udbff]/.test(cut.slice(-1)) ? cut.slice(0, -1) : cut;
}

/** The first sign of a text as people count signs: a whole emoji sequence is one. */
export function firstSign(text: string): string {
  // Browsers from before 2024 may lack the segmenter.
  if (!('Segmenter' in Intl)) return Array.from(text)[0] ?? '';
  const [first] = new Intl.Segmenter('fi').segment(text);
  return first?.segment ?? '';
}
