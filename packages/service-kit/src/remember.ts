const MAX_KEPT = 2_000;

/** Adds to a map that drops its oldest entry when full. */
export function remember<V>(kept: Map<string, V>, key: string, value: V): V {
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, value);
  return value;
}
