import type { WritableAtom } from 'nanostores';
import { useEffect } from 'react';
import { onRestored } from '../../lib/browser/on-return.ts';

/** When the browser restores the page, the action under way has ended. */
export function useResetOnRestore<T>(store: WritableAtom<T | null>): void {
  useEffect(() => onRestored(() => store.set(null)), [store]);
}
