import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/** A store's value, or the server-rendered one until the store's first change. */
export function useFirst<T>(store: ReadableAtom<T | null>, first: T | null): T | null {
  const value = useStore(store, { ssr: 'initial' });
  const [known, setKnown] = useState(first);
  useEffect(() => store.listen(() => setKnown(null)), [store]);
  return value ?? known;
}
