import type { Response } from 'express';
import { stripeError } from './stripe-error.ts';

/**
 * Expanding a nested property expands its parents.
 * @returns a look-up by name, or null after responding with an error
 */
export function readExpand(
  expand: unknown,
  expandable: readonly string[],
  response: Response,
): ((name: string) => boolean) | null {
  const names = expand === undefined ? [] : Object.values(expand as Record<string, unknown>).map(String);
  const wrong = names.find((name) => !expandable.includes(name));
  if (wrong !== undefined) {
    stripeError(response, { message: `This property cannot be expanded (${wrong}).` });
    return null;
  }
  return (name) => names.some((path) => path === name || path.startsWith(`${name}.`));
}
