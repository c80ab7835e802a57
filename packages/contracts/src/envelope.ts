import { z } from 'zod';
import { errorCodes, type ErrorCode } from './error-codes.ts';

export const errorCodeSchema = z.enum(Object.keys(errorCodes) as ErrorCode[]);

/** A failed answer of every call: the message is for people, the code for the screens. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  /** What the message is written in, where it is not Finnish. */
  language: z.literal('en').optional(),
  code: errorCodeSchema,
  requestId: z.string().optional(),
  /** Messages by field, for bad input. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The record as it is now, for conflicts. */
  data: z.unknown().optional(),
});
export type Failure = z.infer<typeof failureSchema>;

const positive = (max: number) => z.coerce.number().int().min(1).max(max);

/** Paging as any list takes it: pages from 1, at most 100 entries a page. */
export const pagingSchema = z.object({
  page: positive(10_000).optional(),
  limit: positive(100).optional(),
  sort: z.string().max(40).optional(),
});

/** How many entries a list without paging answers at the most. */
export const MAX_UNPAGED = 200;
