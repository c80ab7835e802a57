import type { WishlistChange } from '@shop/contracts/wishlist';

/** Product id → on the list; in the visitor's order. */
export type Changes = Readonly<Record<string, boolean>>;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export function idsFromStorage(text: string | null): string[] {
  const stored = parsed(text);
  return Array.isArray(stored)
    ? [...new Set(stored.filter((id): id is string => typeof id === 'string' && id !== ''))]
    : [];
}

export function changesFromStorage(text: string | null): Changes {
  const stored = parsed(text);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, isOn]) => typeof isOn === 'boolean'));
}

export function withChanges(ids: readonly string[], changes: Changes): string[] {
  const kept = ids.filter((id) => changes[id] !== false);
  const added = Object.keys(changes).filter((id) => changes[id] && !ids.includes(id));
  return [...added.toReversed(), ...kept];
}

export function mergedChanges(changes: Changes, newer: Changes): Changes {
  return { ...without(changes, (id) => id in newer), ...newer };
}

/** Keeps changes made to an id while it was synced. */
export const pendingAfter = (changes: Changes, done: Changes): Changes =>
  without(changes, (id) => changes[id] === done[id]);

function without(changes: Changes, isGone: (id: string) => boolean): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([id]) => !isGone(id)));
}

export function undoing(ids: readonly string[], changes: Changes): Changes {
  const real = Object.entries(changes).filter(([id, isOn]) => ids.includes(id) !== isOn);
  return Object.fromEntries(real.map(([id, isOn]) => [id, !isOn]));
}

export function asCall(changes: Changes): WishlistChange {
  const ids = Object.keys(changes).toReversed();
  return { add: ids.filter((id) => changes[id]), remove: ids.filter((id) => !changes[id]) };
}
