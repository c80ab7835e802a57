const MAX_ENTRIES = 2_000;

/** Drops the oldest entry when full. */
export function remember<V>(entries: Map<string, V>, key: string, value: V): V {
  if (entries.size >= MAX_ENTRIES) entries.delete(entries.keys().next().value ?? '');
  entries.set(key, value);
  return value;
}
