import { z } from 'zod';
import { categoryIds } from '@shop/shop-rules/categories';

/** What is offered while a search is being typed. */
export const searchSuggestionsSchema = z.object({
  products: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      image: z.string(),
      placeholder: z.string(),
      /** Said only of what is. */
      isSoldOut: z.boolean().optional(),
    }),
  ),
  /** Where most of what is found belongs. */
  categories: z.array(z.object({ id: z.enum(categoryIds), label: z.string() })),
  didYouMean: z.string().optional(),
});
export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>;
