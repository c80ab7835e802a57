import { z } from 'zod';
import { id } from './fields.ts';
import { productEditSchema } from './product-input.ts';
import { MAX_CHECKED_EDITS } from '@shop/shop-rules/reduction';

/** Query of GET /api/admin/rest/products/reductions: edits as JSON with product ids. */
export const priceEditsSchema = z.object({
  edits: z
    .string()
    .max(12_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'Pyyntöä ei voitu lukea.' });
        return z.NEVER;
      }
    })
    .pipe(z.array(z.object({ id, edit: productEditSchema })).max(MAX_CHECKED_EDITS)),
});
export type PriceEdits = z.infer<typeof priceEditsSchema>['edits'];
