/** An answer's body before a resource reads its own fields from it. */
export type Body = Record<string, unknown>;

/**
 * A field of an answer, taken at its word: the one place of this package that casts. The shop's own services made the
 * answer, their tests hold its shape, and reading it anew would send zod to every visitor.
 * @returns what stands there; undefined where nothing does, so `T` has to say what the answer may leave out
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a cast with a name, so that there is one
export function field<T>(body: Body, name: string): T {
  return body[name] as T;
}

/** A list in an answer; empty where it has none. */
export function listOf<T>(body: Body): T[] {
  const list = field<T[] | undefined>(body, 'data');
  return Array.isArray(list) ? list : [];
}
