import { fold } from '@shop/shop-rules/fold';
import type { StoredOrder } from '../domain/order.ts';

type Findable = Pick<StoredOrder, '_id' | 'number' | 'userName' | 'email'> & {
  address?: Pick<StoredOrder['address'], 'name' | 'city' | 'phone'>;
  lines?: readonly Pick<StoredOrder['lines'][number], 'title'>[];
};

/** Shortest part in the middle of a name. */
const MIN_PART_LENGTH = 2;
/** Fewer characters of an id match too many orders. */
const SHORTEST_ID = 4;
const SHORTEST_PHONE = 4;

/** Mark the keys of ids, so that no short number or name matches them. */
const FROM_START = '<';
const FROM_END = '>';

const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/** Reversed, so that an index finds the end of a text. */
const reversed = (text: string): string => text.split('').toReversed().join('');

/** All suffixes of a text, so that an anchored pattern finds any part of it. */
const suffixesOf = (text: string, shortest: number): string[] =>
  Array.from({ length: Math.max(text.length - shortest, 0) + 1 }, (_, at) => text.slice(at));

/** Finnish phone number in its national form: '+358 40 123 4567' becomes '0401234567'. */
const dialled = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:00)?358/, '0');

/** 'll26110042', '26110042', '0042', '42'. */
function numberKeys(number: string): string[] {
  const parts = fold(number).split('-');
  const tails = parts.map((_, at) => parts.slice(at).join(''));
  return [...tails, (parts.at(-1) ?? '').replace(/^0+/, '')];
}

/** Also the parts of 'Kajo-villapaita'. */
const titleKeys = (title: string): string[] =>
  fold(title)
    .split(/[^\p{L}\d-]+/u)
    .flatMap((word) => [word, ...word.split('-')]);

export function searchKeysOf({ _id, number, userName, email, address, lines = [] }: Findable): string[] {
  const { name = '', city = '', phone = '' } = address ?? {};
  const keys = [
    FROM_START + _id,
    FROM_END + reversed(_id),
    ...numberKeys(number),
    ...wordsOf(`${userName} ${name}`).flatMap((word) => suffixesOf(word, MIN_PART_LENGTH)),
    ...[email, ...email.split(/[.@_+-]/)].map((part) => fold(part)),
    ...wordsOf(city),
    ...lines.flatMap(({ title }) => titleKeys(title)),
    ...suffixesOf(dialled(phone), SHORTEST_PHONE),
  ];
  return [...new Set(keys)].filter(Boolean);
}

/** Anchored patterns for the index of the keys; each group has to match one key. */
export function searchPatterns(words: string): RegExp[][] {
  const text = words.replace(/^[\s#]+/, '');
  // Spaces in a phone number do not separate words.
  if (/^\+?\d[\d\s()+-]*$/.test(text)) return [wordPatterns(text.replace(/\D/g, ''), dialled(text))];
  return wordsOf(text).map((word) => wordPatterns(word, /\d/.test(word) ? word.replaceAll('-', '') : word));
}

/** Matches from the start of any part of the number, with or without hyphens and leading zeros. */
export function numberPattern(part: string): RegExp {
  const signs = part.replace(/[^\p{L}\d-]/gu, '').replace(/^-+/, '');
  return new RegExp(`(?:^|-)0*${signs.replace(/([\p{L}\d])(?=[\p{L}\d])/gu, '$1-?')}`, 'i');
}

function wordPatterns(word: string, otherwise: string): RegExp[] {
  const ofId = word.length < SHORTEST_ID ? [] : [FROM_START + word, FROM_END + reversed(word)];
  const starts = [word, otherwise, ...ofId];
  return [...new Set(starts)].map(
    (start) => new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`),
  );
}
