import type { WishlistChange } from '@shop/contracts/wishlist';

/** Product ids and whether they are to be on the list, in the order in which the visitor chose so. */
export type Changes = Readonly<Record<string, boolean>>;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Reads a stored list; whatever is not a list of ids is none. */
export function idsFromStorage(text: string | null): string[] {
  const stored = parsed(text);
  return Array.isArray(stored)
    ? [...new Set(stored.filter((id): id is string => typeof id === 'string' && id !== ''))]
    : [];
}

/** Reads stored changes; whatever is not one is left out. */
export function changesFromStorage(text: string | null): Changes {
  const stored = parsed(text);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, isOn]) => typeof isOn === 'boolean'));
}

/** The list after changes: what is added comes first, what is there already stays where it is. */
export function withChanges(ids: readonly string[], changes: Changes): string[] {
  const kept = ids.filter((id) => changes[id] !== false);
  const added = Object.keys(changes).filter((id) => changes[id] && !ids.includes(id));
  return [...added.toReversed(), ...kept];
}

/** Changes and newer ones: the last word on an id counts. */
export function mergedChanges(changes: Changes, newer: Changes): Changes {
  return { ...without(changes, (id) => id in newer), ...newer };
}

/** What is left of changes once some of them have been carried out; a newer word on the same id stays. */
export const pendingAfter = (changes: Changes, done: Changes): Changes =>
  without(changes, (id) => changes[id] === done[id]);

function without(changes: Changes, isGone: (id: string) => boolean): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([id]) => !isGone(id)));
}

/** What takes changes of a list back. */
export function undoing(ids: readonly string[], changes: Changes): Changes {
  const real = Object.entries(changes).filter(([id, isOn]) => ids.includes(id) !== isOn);
  return Object.fromEntries(real.map(([id, isOn]) => [id, !isOn]));
}

/** Changes as the account takes them: newest first. */
export function asCall(changes: Changes): WishlistChange {
  const ids = Object.keys(changes).toReversed();
  return { add: ids.filter((id) => changes[id]), remove: ids.filter((id) => !changes[id]) };
}
