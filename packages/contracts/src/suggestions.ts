import { z } from 'zod';
import { categoryIds } from '@shop/shop-rules/categories';

export const searchSuggestionsSchema = z.object({
  products: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      image: z.string(),
      placeholder: z.string(),
      isSoldOut: z.boolean().optional(),
    }),
  ),
  categories: z.array(z.object({ id: z.enum(categoryIds), label: z.string() })),
  didYouMean: z.string().optional(),
});
export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>;
