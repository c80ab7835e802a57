import { z } from 'zod';
import { id } from './fields.ts';
import { MAX_WISHLIST } from './limits.ts';

export const wishlistSchema = z.object({ productIDs: z.array(id).max(MAX_WISHLIST) });

/** The products of a wishlist, newest first. */
export type Wishlist = { productIDs: string[] };
