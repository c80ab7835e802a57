import { z } from 'zod';
import { id } from './fields.ts';
import { MAX_WISHLIST } from '@shop/shop-rules/limits';
import { MAX_LINK, tokenInLink } from '@shop/shop-rules/link-token';

const ids = z.array(id).max(MAX_WISHLIST).default([]);

/** Added newest first; the rest stays. */
export const wishlistChangeSchema = z.object({ add: ids, remove: ids });
export type WishlistChange = z.infer<typeof wishlistChangeSchema>;

export const wishlistSchema = z.object({ productIDs: z.array(z.string()) });
export type Wishlist = z.infer<typeof wishlistSchema>;

/** Body of POST /api/shop/wishlist/share/:userID; a new link ends the earlier one. */
export const shareWishlistSchema = z.object({ withName: z.boolean() });
export type ShareWishlist = z.infer<typeof shareWishlistSchema>;

export const wishlistShareSchema = z.object({ sharedAt: z.string(), withName: z.boolean() });
export type WishlistShare = z.infer<typeof wishlistShareSchema>;

/** Only the answer to its creation has the token. */
export type NewWishlistShare = WishlistShare & { token: string };

const BROKEN_LINK = { error: 'Linkki on puutteellinen.' };
/** Body of POST /api/shop/wishlist/shared and …/stop-notices. */
export const wishlistLinkSchema = z.object({
  token: z
    .string()
    .max(MAX_LINK, { ...BROKEN_LINK, abort: true })
    .overwrite(tokenInLink)
    .regex(/^[\w-]{43}$/, BROKEN_LINK),
});

/** `name` is '' where the owner shares without it. */
export const sharedWishlistSchema = wishlistSchema.extend({ name: z.string() });
export type SharedWishlist = z.infer<typeof sharedWishlistSchema>;

export const chooseWishNoticesSchema = z.object({ wanted: z.boolean() });

/** `since` is null while none are wanted. */
export const wishNoticesSchema = z.object({ since: z.string().nullable(), isConfirmed: z.boolean() });
export type WishNotices = z.infer<typeof wishNoticesSchema>;

export const wishNoticesResults = ['ended', 'nothing-to-end', 'broken-link', 'failed'] as const;
export type WishNoticesResult = (typeof wishNoticesResults)[number];
