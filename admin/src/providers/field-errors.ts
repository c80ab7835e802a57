import { HttpError } from 'react-admin';
import { texts } from '../texts/fi.ts';

type Body = { code?: string; errors?: Record<string, string> } | undefined;

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : '') || texts.errors.unreachable;

const bodyOf = (error: unknown): Body => (error instanceof HttpError ? (error.body as Body) : undefined);

/** An error of the whole form counts too, so that the form stays unsaved. */
export function fieldErrors(error: unknown): Record<string, string> {
  return bodyOf(error)?.errors ?? { 'root.server': error instanceof Error ? error.message : '' };
}

/** Errors at visible fields, and a message for the rest ('' for none). */
export function splitErrors(
  error: unknown,
  fields: readonly string[],
): { atFields: Record<string, string>; otherwise: string } {
  const errors = bodyOf(error)?.errors ?? {};
  const atFields = Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));
  const others = Object.entries(errors).filter(([field]) => !fields.includes(field));
  const allAtFields = Object.keys(atFields).length > 0 && others.length === 0;
  return { atFields, otherwise: allAtFields ? '' : wordsOf(error) };
}

export const formErrorText = (error: unknown): string =>
  Object.values(bodyOf(error)?.errors ?? {}).join(' ') || wordsOf(error);

const conflicts = ['stale-version', 'stock-changed'];

export const isConflict = (error: unknown): boolean => conflicts.includes(bodyOf(error)?.code ?? '');

/** The first error of a field wins. */
export function toFormFields(
  errors: Readonly<Record<string, string>>,
  fieldOf: (path: string) => string,
): Record<string, string> {
  const byField: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) byField[fieldOf(path)] ??= message;
  return byField;
}
