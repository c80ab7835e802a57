import type { Words } from '@shop/shop-rules/words';

/** Decides the HTTP status, and whether a job tries again (service-kit's error table). */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'upstream'
  | 'unavailable'
  | 'internal';

type CodeEntry = { kind: ErrorKind } & Words;

/** A table of error codes. */
export const codes = <Code extends string>(table: Record<Code, CodeEntry>): Record<Code, CodeEntry> => table;
