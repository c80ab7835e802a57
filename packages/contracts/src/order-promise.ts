import { z } from 'zod';

export const orderPromiseSchema = z.object({
  week: z.string().regex(/^\d{4}-W\d{2}$/, { error: 'Virheellinen viikko.' }),
  queue: z.int(),
});
