import { fold } from '@shop/shop-rules/fold';

/** As much as anybody types; what is longer is sought by its beginning. */
const LONGEST = 64;

const tidy = (text: string): string => fold(text).trim().replace(/\s+/g, ' ');

/** Code points, so that no key begins or ends within one. */
const signsOf = (text: string): string[] => Array.from(text);

/** Everything that a text ends in, itself first: whatever part of it is sought stands at the start of one of them. */
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

/** What an account is found by in the back office: any part of its owner's name and of the address, case and accents aside. */
export type SearchKeys = { nameKeys?: string[]; emailKeys?: string[] };

/** The keys of what is given; a change of one leaves the other's as they are. */
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

/** An anchored pattern, which the index of the keys can answer; null where nothing is sought. */
export function searchPattern(words: string): RegExp | null {
  const text = signsOf(tidy(words)).slice(0, LONGEST).join('');
  return text === '' ? null : new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
}
