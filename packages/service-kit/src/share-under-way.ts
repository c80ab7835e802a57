/** What is under way, by what it is done on; it goes with that. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Does a piece of work once for all who ask for it while it is under way in this process: an event and a call that tell
 * of the same thing come at the same moment, and racing each other would only cost both their reads and retries. It saves
 * work and guards nothing: what must not happen twice is guarded in the database, where other processes are seen too.
 * @param on what the work is done on, such as a store; the same key on another one is other work
 * @param key names the work
 * @param work may be done twice
 * @returns what the work gives to whoever came first, its failure too
 */
export function shareUnderWay<T>(on: object, key: string, work: () => Promise<T>): Promise<T> {
  const known = underWay.get(on) ?? new Map<string, Promise<unknown>>();
  underWay.set(on, known);
  const shared = known.get(key) as Promise<T> | undefined;
  if (shared) return shared;
  const begun = work().finally(() => void known.delete(key));
  known.set(key, begun);
  return begun;
}
