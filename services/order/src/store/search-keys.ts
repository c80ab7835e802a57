import { fold } from '@shop/shop-rules/fold';
import type { StoredOrder } from '../domain/order.ts';

type Findable = Pick<StoredOrder, '_id' | 'number' | 'userName' | 'email'> & {
  address?: Pick<StoredOrder['address'], 'name' | 'city' | 'phone'>;
};

/** A part in the middle of a name is found from two letters on. */
const SHORTEST_PART = 2;
/** Fewer characters of an id would fit too many orders to be meant. */
const SHORTEST_ID = 4;
/** The last digits of a telephone that one can be told by. */
const SHORTEST_PHONE = 4;

/** Before the keys of an id, so that no short number or name is taken for a piece of one. */
const FROM_START = '<';
const FROM_END = '>';

const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/** A text turned round, so that its end can be looked up in an index. */
const reversed = (text: string): string => text.split('').toReversed().join('');

/** Everything that a text ends in, itself first: whatever part of it is sought stands at the start of one of them. */
const endsOf = (text: string, shortest: number): string[] =>
  Array.from({ length: Math.max(text.length - shortest, 0) + 1 }, (_, at) => text.slice(at));

/** A Finnish telephone as it is dialled at home, digits only: '+358 40 123 4567' is '0401234567'. */
const dialled = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:00)?358/, '0');

/** The number of an order from each of its parts on: 'll26110042', '26110042', '0042', '42'. */
function numberKeys(number: string): string[] {
  const parts = fold(number).split('-');
  const tails = parts.map((_, at) => parts.slice(at).join(''));
  return [...tails, (parts.at(-1) ?? '').replace(/^0+/, '')];
}

/**
 * What an order is found by in the back office: its number, both ends of its id, any part of the names on it, the
 * buyer's e-mail, and where the parcel goes by city and telephone.
 */
export function searchKeysOf({ _id, number, userName, email, address }: Findable): string[] {
  const { name = '', city = '', phone = '' } = address ?? {};
  const keys = [
    FROM_START + _id,
    FROM_END + reversed(_id),
    ...numberKeys(number),
    ...wordsOf(`${userName} ${name}`).flatMap((word) => endsOf(word, SHORTEST_PART)),
    ...[email, ...email.split(/[.@_+-]/)].map((part) => fold(part)),
    ...wordsOf(city),
    ...endsOf(dialled(phone), SHORTEST_PHONE),
  ];
  return [...new Set(keys)].filter(Boolean);
}

/**
 * Anchored patterns, which the index of the keys can answer: an order is found that has, for each of the groups, a key
 * that fits one of its patterns.
 */
export function searchPatterns(words: string): RegExp[][] {
  const text = words.replace(/^[\s#]+/, '');
  // A telephone is often written in groups, which are no words of their own.
  if (/^\+?\d[\d\s()+-]*$/.test(text)) return [wordPatterns(text.replace(/\D/g, ''), dialled(text))];
  return wordsOf(text).map((word) => wordPatterns(word, /\d/.test(word) ? word.replaceAll('-', '') : word));
}

/** A part of an order's number from where one of its parts begins, its own hyphens or none, in small letters or large. */
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
