import type { WritableAtom } from 'nanostores';
import { useEffect } from 'react';
import { onRestored } from '../../lib/browser/on-return.ts';

/**
 * Empties a store when the browser shows the page again as it was left: what had been begun then led away, and is over.
 * What is begun while the page still loads goes on.
 */
export function useEmptiedOnReturn<T>(store: WritableAtom<T | null>): void {
  useEffect(() => onRestored(() => store.set(null)), [store]);
}
