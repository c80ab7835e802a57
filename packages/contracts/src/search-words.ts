import { z } from 'zod';
import { cleanLine } from '@shop/shop-rules/clean-text';
import { wholeNumber } from './fields.ts';
import { MAX_SEARCH } from '@shop/shop-rules/search';

const MAX_GROUPS = 100;
const MAX_ALIKE = 12;

const word = z
  .string()
  .max(200, { error: 'Kirjoita yksittäisiä sanoja ilman välimerkkejä.' })
  .overwrite(cleanLine)
  .toLowerCase()
  .regex(/^\p{L}{2,40}$/u, { error: 'Kirjoita yksittäisiä sanoja ilman välimerkkejä.' });

/** Body of PUT /api/admin/rest/search/synonyms: a search for one word of a group finds the others. */
export const synonymsEditSchema = z.object({
  groups: z
    .array(
      z
        .array(word)
        .min(2, { error: 'Anna vähintään kaksi sanaa.' })
        .max(MAX_ALIKE, { error: `Enintään ${MAX_ALIKE} sanaa.` }),
    )
    .max(MAX_GROUPS, { error: `Enintään ${MAX_GROUPS} riviä.` }),
  /** Version seen. */
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
});
export type SynonymsEdit = z.infer<typeof synonymsEditSchema>;

/** Version 0 before the first edit. */
export const synonymsSchema = z.object({ groups: z.array(z.array(z.string())), version: z.int() });
export type Synonyms = z.infer<typeof synonymsSchema>;

/** Searches without a result, without who searched. */
export const searchMissSchema = z.object({
  words: z.string().max(MAX_SEARCH),
  times: z.int(),
  lastAt: z.string(),
});
export type SearchMiss = z.infer<typeof searchMissSchema>;
