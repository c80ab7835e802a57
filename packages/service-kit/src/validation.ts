import { z } from 'zod';
import { ShopError } from './errors.ts';

z.config(z.locales.fi());

/**
 * Checks what came from outside against its schema.
 * @throws ShopError `invalid-input` with a message by field; the first message is also the whole's when
 *   there is only one, so that a caller that shows one line shows the right one
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.') || 'body';
    errors[field] ??= issue.message;
  }
  throw new ShopError({ code: 'invalid-input', errors });
}
