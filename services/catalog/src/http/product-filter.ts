import { productStates, text } from '@shop/contracts';
import { MAX_SEARCH } from '@shop/shop-rules';
import { z } from 'zod';

const oneOrMore = z.union([
  z
    .string()
    .max(40)
    .transform((one) => [one]),
  z.array(z.string().max(40)).max(200),
]);
export const productFilterSchema = z.object({
  id: oneOrMore.optional(),
  q: text(MAX_SEARCH).optional(),
  kategoria: oneOrMore.optional(),
  kokoelmat: oneOrMore.optional(),
  state: z.enum([...productStates, 'deleted']).optional(),
  stock: z.enum(['low', 'out']).optional(),
  sale: z.literal('now').optional(),
});

export function adminQueryOf(filter: z.infer<typeof productFilterSchema>, now: Date) {
  const { id: ids, q: words, sale, ...rest } = filter;
  return {
    ...rest,
    ...(ids ? { ids } : {}),
    ...(words ? { words } : {}),
    ...(sale ? { onSaleAt: now } : {}),
  };
}
