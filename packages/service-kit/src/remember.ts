const MAX_KEPT = 2_000;

/** Keeps a value in a map that forgets its oldest entry when it is full. @returns the value */
export function remember<V>(kept: Map<string, V>, key: string, value: V): V {
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, value);
  return value;
}
