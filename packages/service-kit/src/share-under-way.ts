const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Shares work in progress, such as a call and an event about one order. Saves work, guards nothing.
 * @param on scope of the key
 */
export function shareUnderWay<T>(on: object, key: string, work: () => Promise<T>): Promise<T> {
  const ofObject = underWay.get(on) ?? new Map<string, Promise<unknown>>();
  underWay.set(on, ofObject);
  const shared = ofObject.get(key) as Promise<T> | undefined;
  if (shared) return shared;
  const begun = work().finally(() => void ofObject.delete(key));
  ofObject.set(key, begun);
  return begun;
}
