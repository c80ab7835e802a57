import { HttpError } from 'react-admin';
import { texts } from '../texts/fi.ts';

type Body = { code?: string; errors?: Record<string, string> } | undefined;

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : '') || texts.errors.away;

const bodyOf = (error: unknown): Body => (error instanceof HttpError ? (error.body as Body) : undefined);

/** What the server says about single fields; an error of the whole form counts too, so that it stays unsaved. */
export function fieldErrors(error: unknown): Record<string, string> {
  return bodyOf(error)?.errors ?? { 'root.server': error instanceof Error ? error.message : '' };
}

/**
 * What the server says, parted: at the fields that a form shows, and what it has to tell of otherwise; '' where all of it
 * has its field.
 */
export function partedErrors(
  error: unknown,
  fields: readonly string[],
): { atFields: Record<string, string>; otherwise: string } {
  const told = bodyOf(error)?.errors ?? {};
  const atFields = Object.fromEntries(Object.entries(told).filter(([field]) => fields.includes(field)));
  const others = Object.entries(told).filter(([field]) => !fields.includes(field));
  const isTold = Object.keys(atFields).length > 0 && others.length === 0;
  return { atFields, otherwise: isTold ? '' : wordsOf(error) };
}

/** What the server says where no form is open to show it: the words of the fields, or else those of the whole. */
export const toldOfForm = (error: unknown): string =>
  Object.values(bodyOf(error)?.errors ?? {}).join(' ') || wordsOf(error);

const conflicts = ['stale-version', 'stock-changed'];

/** Whether a save came after somebody else's. */
export const isConflict = (error: unknown): boolean => conflicts.includes(bodyOf(error)?.code ?? '');

/**
 * What the server says by its own fields, by those of a form: where it takes several parts of a field apart, the field is
 * told the first thing that is wrong with it.
 * @param fieldOf where the form has what the server names so
 */
export function toFormFields(
  errors: Readonly<Record<string, string>>,
  fieldOf: (path: string) => string,
): Record<string, string> {
  const told: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) told[fieldOf(path)] ??= message;
  return told;
}
