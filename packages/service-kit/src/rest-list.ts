import { z } from 'zod';
import { parseInput } from './validation.ts';

const MAX_ROWS = 200;

/** U+0000 in JSON; databases reject it in a pattern. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** As ra-data-simple-rest writes filter, range and sort. */
const json = z
  .string()
  .max(20_000)
  .refine((text) => !NUL.test(text), { error: 'Kentässä on merkkejä, joita ei voi käyttää.' })
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'Virheellinen JSON.' });
      return z.NEVER;
    }
  });

const whole = z.number().int().min(0);
const querySchema = z.object({
  filter: json.optional(),
  range: json.pipe(z.tuple([whole, whole])).optional(),
  sort: json.pipe(z.tuple([z.string().max(40), z.enum(['ASC', 'DESC'])])).optional(),
});

/**
 * Reads the query of a back-office list; at most 200 rows.
 * @throws `invalid-input`
 */
export function parseRestList<S extends z.ZodType>(
  query: unknown,
  filterSchema: S,
): { filter: z.infer<S>; sort: { field: string; ascending: boolean }; skip: number; limit: number } {
  const { filter, range, sort } = parseInput(querySchema, query);
  const [first, last] = range ?? [0, MAX_ROWS - 1];
  return {
    filter: parseInput(filterSchema, filter ?? {}),
    sort: { field: sort?.[0] ?? '', ascending: sort?.[1] === 'ASC' },
    skip: first,
    limit: Math.min(Math.max(last - first + 1, 1), MAX_ROWS),
  };
}
