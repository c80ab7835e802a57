import type { WritableAtom } from 'nanostores';
import { useEffect } from 'react';

/**
 * Empties a store when the browser shows the page again as it was left: what had been begun then led away, and is over.
 * What is begun while the page still loads goes on.
 */
export function useEmptiedOnReturn<T>(store: WritableAtom<T | null>): void {
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) store.set(null);
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [store]);
}
