import { z } from 'zod';
import { id } from './fields.ts';
import { MAX_WISHLIST } from '@shop/shop-rules/limits';

const ids = z.array(id).max(MAX_WISHLIST).default([]);

/** What goes onto a wishlist, newest first, and what leaves it. The rest stays as it is. */
export const wishlistChangeSchema = z.object({ add: ids, remove: ids });
export type WishlistChange = z.infer<typeof wishlistChangeSchema>;

/** The products of a wishlist, newest first. */
export const wishlistSchema = z.object({ productIDs: z.array(z.string()) });
export type Wishlist = z.infer<typeof wishlistSchema>;
