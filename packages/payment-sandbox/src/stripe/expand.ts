import type { Response } from 'express';
import { stripeError } from './stripe-error.ts';

/**
 * What a call asks to see in full instead of by its id alone. Whoever asks for something to be opened has what leads
 * there opened as well.
 * @returns a look-up by name, or null where the call asks for what cannot be; it is answered then
 */
export function readExpand(
  asked: unknown,
  known: readonly string[],
  response: Response,
): ((name: string) => boolean) | null {
  const names = asked === undefined ? [] : Object.values(asked as Record<string, unknown>).map(String);
  const wrong = names.find((name) => !known.includes(name));
  if (wrong !== undefined) {
    stripeError(response, { message: `This property cannot be expanded (${wrong}).` });
    return null;
  }
  return (name) => names.some((one) => one === name || one.startsWith(`${name}.`));
}
