import { z } from 'zod';
import { errorCodes, type ErrorCode } from './error-codes.ts';

export const errorCodeSchema = z.enum(Object.keys(errorCodes) as ErrorCode[]);

/** `message` is for people, `code` for screens. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  language: z.literal('en').optional(),
  code: errorCodeSchema,
  requestId: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
});
export type Failure = z.infer<typeof failureSchema>;

const positive = (max: number) => z.coerce.number().int().min(1).max(max);

/** Pages from 1, at most 100 entries each. */
export const pagingSchema = z.object({
  page: positive(10_000).optional(),
  limit: positive(100).optional(),
  sort: z.string().max(40).optional(),
});

export const MAX_UNPAGED = 200;
