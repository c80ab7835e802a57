import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/**
 * A store's value in a page that the server has filled: what the server knew stands in until the store says something
 * for the first time, and never comes back after that.
 */
export function useFirst<T>(store: ReadableAtom<T | null>, first: T | null): T | null {
  const value = useStore(store, { ssr: 'initial' });
  const [known, setKnown] = useState(first);
  useEffect(() => store.listen(() => setKnown(null)), [store]);
  return value ?? known;
}
