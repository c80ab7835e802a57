export type Body = Record<string, unknown>;

/**
 * Reads a field unchecked: services' tests fix the shape, and zod would be sent to visitors.
 * @returns undefined when missing
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a cast with a name, so that there is one
export function field<T>(body: Body, name: string): T {
  return body[name] as T;
}

/** A list in an answer; empty when missing. */
export function listOf<T>(body: Body): T[] {
  const list = field<T[] | undefined>(body, 'data');
  return Array.isArray(list) ? list : [];
}
