/** How many products are remembered, so that enough are left when some have gone. */
const MAX_REMEMBERED = 12;
/** How many of them are shown. */
export const MAX_RECENT = 6;

/** Reads the remembered ids, newest first; whatever is not a list of ids is none. */
export function recentFromStorage(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The list after a further visit: each product once, the newest first. */
export const withVisit = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, MAX_REMEMBERED);
