import { z } from 'zod';
import { ShopError } from './errors.ts';

z.config(z.locales.fi());

/** @throws `invalid-input` with a message per field */
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
