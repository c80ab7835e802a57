import { MAX_WISHLIST } from '@shop/contracts/limits';

/** Reads a stored list; whatever is not a list of ids is none. */
export function idsFromStorage(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? unique(stored.filter((id) => typeof id === 'string' && id !== '')) : [];
  } catch {
    return [];
  }
}

/** The newest first; what is there already stays where it is. */
export const withId = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? [...ids] : [id, ...ids];

export const withoutId = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);

/**
 * The list after a login.
 * @param isOwned whether the local list is an account's already: then the account knows better, and another
 *   account's list is nobody else's business; a list that is nobody's joins the account's
 */
export function joined(local: readonly string[], account: readonly string[], isOwned: boolean): string[] {
  return isOwned ? unique(account) : unique([...local, ...account]).slice(0, MAX_WISHLIST);
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
