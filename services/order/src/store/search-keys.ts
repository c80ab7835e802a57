import type { StoredOrder } from '../domain/order.ts';

/** A text turned round, so that the end of an id can be looked up in an index. */
function reversed(text: string): string {
  return text.split('').toReversed().join('');
}

/** What an order is found by in the back office: the end of its id, the words of its buyer's name, and their e-mail. */
export function searchKeysOf({
  _id,
  userName,
  email,
}: Pick<StoredOrder, '_id' | 'userName' | 'email'>): string[] {
  const name = userName.toLowerCase();
  return [...new Set([reversed(_id), name, ...name.split(/\s+/), email])].filter(Boolean);
}

/** Anchored patterns, which the index of the keys can answer. */
export function searchPatterns(words: string): RegExp[] {
  const text = words.trim().toLowerCase();
  return [text, reversed(text)].map(
    (start) => new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`),
  );
}
