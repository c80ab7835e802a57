import { z } from 'zod';
import { id } from './fields.ts';

/** How many products one wishlist keeps at the most. */
export const MAX_WISHLIST = 200;

export const wishlistSchema = z.object({ productIDs: z.array(id).max(MAX_WISHLIST) });

/** The products of a wishlist, newest first. */
export type Wishlist = { productIDs: string[] };
