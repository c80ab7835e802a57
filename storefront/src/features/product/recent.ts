/** More than shown: some may no longer be sold. */
const MAX_REMEMBERED = 12;
export const MAX_RECENT = 6;

/** Newest first; invalid data gives an empty list. */
export function recentFromStorage(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const withVisit = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((earlier) => earlier !== id)].slice(0, MAX_REMEMBERED);
