import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { Words } from './words.ts';

/** A failed answer of every call: the message is for people, the code for the screens. */
export type Failure = Words & {
  success: false;
  code: ErrorCode;
  requestId?: string;
  /** Messages by field, for bad input. */
  errors?: Record<string, string>;
  /** The record as it is now, for conflicts. */
  data?: unknown;
};

const positive = (max: number) => z.coerce.number().int().min(1).max(max);

/** Paging as any list takes it: pages from 1, at most 100 entries a page. */
export const pagingSchema = z.object({
  page: positive(10_000).optional(),
  limit: positive(100).optional(),
  sort: z.string().max(40).optional(),
});

/** How many entries a list without paging answers at the most. */
export const MAX_UNPAGED = 200;
