import { fold } from '@shop/shop-rules/fold';

/** Longer words are searched by their start. */
const LONGEST = 64;

const tidy = (text: string): string => fold(text).trim().replace(/\s+/g, ' ');

/** Code points, so that no key splits one. */
const signsOf = (text: string): string[] => Array.from(text);

/** All suffixes of a text, so that any part is the start of one. */
const endsOf = (text: string): string[] => [
  ...new Set(
    signsOf(text).map((_, at, signs) =>
      signs
        .slice(at, at + LONGEST)
        .join('')
        .trimStart(),
    ),
  ),
];

/** Search keys of name and address, without case and accents. */
export type SearchKeys = { nameKeys?: string[]; emailKeys?: string[] };

/** Keys of the given fields only. */
export const searchKeysOf = ({
  userName,
  email,
}: {
  userName?: string | undefined;
  email?: string | undefined;
}): SearchKeys => ({
  ...(userName === undefined ? {} : { nameKeys: endsOf(tidy(userName)) }),
  ...(email === undefined ? {} : { emailKeys: endsOf(tidy(email)) }),
});

/** Anchored, so that the index is used; null for no words. */
export function searchPattern(words: string): RegExp | null {
  const text = signsOf(tidy(words)).slice(0, LONGEST).join('');
  return text === '' ? null : new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
}
