import { HttpError } from 'react-admin';

type Body = { code?: string; errors?: Record<string, string> } | undefined;

const bodyOf = (error: unknown): Body => (error instanceof HttpError ? (error.body as Body) : undefined);

/** What the server says about single fields; an error of the whole form counts too, so that it stays unsaved. */
export function fieldErrors(error: unknown): Record<string, string> {
  return bodyOf(error)?.errors ?? { 'root.server': error instanceof Error ? error.message : '' };
}

const conflicts = ['stale-version', 'stock-changed'];

/** Whether a save came after somebody else's. */
export const isConflict = (error: unknown): boolean => conflicts.includes(bodyOf(error)?.code ?? '');
