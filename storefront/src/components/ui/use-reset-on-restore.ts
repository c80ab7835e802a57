import type { WritableAtom } from 'nanostores';
import { useEffect } from 'react';
import { onRestored } from '../../lib/browser/on-return.ts';

/** Empties a store when the browser restores the page: what was under way led away and is over. */
export function useResetOnRestore<T>(store: WritableAtom<T | null>): void {
  useEffect(() => onRestored(() => store.set(null)), [store]);
}
