import { z } from 'zod';
import { id } from './fields.ts';
import { MAX_WISHLIST } from '@shop/shop-rules/limits';

const ids = z.array(id).max(MAX_WISHLIST).default([]);

/** Added newest first; the rest stays. */
export const wishlistChangeSchema = z.object({ add: ids, remove: ids });
export type WishlistChange = z.infer<typeof wishlistChangeSchema>;

export const wishlistSchema = z.object({ productIDs: z.array(z.string()) });
export type Wishlist = z.infer<typeof wishlistSchema>;
