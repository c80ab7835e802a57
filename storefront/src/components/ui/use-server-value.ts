import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/** The server-rendered value until the store's first change. */
export function useServerValue<T>(store: ReadableAtom<T | null>, rendered: T | null): T | null {
  const value = useStore(store, { ssr: 'initial' });
  const [initial, setInitial] = useState(rendered);
  useEffect(() => store.listen(() => setInitial(null)), [store]);
  return value ?? initial;
}
