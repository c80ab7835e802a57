import { fold } from '@shop/shop-rules/fold';

/** Of longer search words only the start counts. */
const MAX_KEY_LENGTH = 64;

const normalise = (text: string): string => fold(text).trim().replace(/\s+/g, ' ');

/** Keys must not split a code point. */
const codePointsOf = (text: string): string[] => Array.from(text);

/** All suffixes, so that a search by prefix finds any part of the text. */
const suffixesOf = (text: string): string[] => [
  ...new Set(
    codePointsOf(text).map((_, at, codePoints) =>
      codePoints
        .slice(at, at + MAX_KEY_LENGTH)
        .join('')
        .trimStart(),
    ),
  ),
];

/** Without case and accents. */
export type SearchKeys = { nameKeys?: string[]; emailKeys?: string[] };

export const searchKeysOf = ({
  userName,
  email,
}: {
  userName?: string | undefined;
  email?: string | undefined;
}): SearchKeys => ({
  ...(userName === undefined ? {} : { nameKeys: suffixesOf(normalise(userName)) }),
  ...(email === undefined ? {} : { emailKeys: suffixesOf(normalise(email)) }),
});

/** Anchored, so that the index is used; null for an empty search. */
export function searchPattern(words: string): RegExp | null {
  const text = codePointsOf(normalise(words)).slice(0, MAX_KEY_LENGTH).join('');
  return text === '' ? null : new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
}
