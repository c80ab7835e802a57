import { z } from 'zod';
import { email, id, sizeId } from './fields.ts';
import { MAX_LINK, tokenInLink } from '@shop/shop-rules/link-token';

const BROKEN_LINK = { error: 'Linkki on puutteellinen.' };
/** The token of an email's link, or the link itself: it ends the wishes of its address. */
const wishKey = z
  .string()
  .max(MAX_LINK, { ...BROKEN_LINK, abort: true })
  .overwrite(tokenInLink)
  .regex(/^[a-f0-9]{48}$/, BROKEN_LINK);

/**
 * Body of POST /api/shop/restock/ask: somebody wants one letter when a product, or a size of it, can be had again.
 * `size`: '' for any.
 */
export const restockWishSchema = z.object({
  productID: id,
  size: z.union([z.literal(''), sizeId]).default(''),
  email,
});
export type RestockWish = z.input<typeof restockWishSchema>;

/** Body of POST /api/shop/restock/stop. */
export const stopWishesSchema = z.object({ key: wishKey });

/**
 * How the page of these wishes is told what became of a form that was sent without script; its address carries such a
 * word and never a text.
 */
export const restockResults = [
  'asked',
  'in-stock',
  'wrong-address',
  'too-many',
  'stopped',
  'nothing-to-stop',
  'broken-link',
  'failed',
] as const;
export type RestockResult = (typeof restockResults)[number];

/** Body of catalog's POST /internal/wishes/due: what came in. */
export const dueWishesSchema = z.object({ productID: id, sizes: z.array(sizeId).nullable() });

/** Answer of the same: who waits for it and can have it now, and what their letter tells. Money in cents. */
export const dueWishSchema = z.object({
  id: z.string(),
  /** The same for one asking: asked anew, it is another. */
  round: z.string(),
  email: z.string(),
  /** '' for any. */
  size: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  product: z.object({
    id: z.string(),
    title: z.string(),
    image: z.string(),
    priceCents: z.int(),
    /** null when it is not on sale. */
    salePriceCents: z.int().nullable(),
    /** The lowest price of the 30 days before its sale; null where the sale is no lawful reduction. */
    lowestCents: z.int().nullable().default(null),
  }),
});
export type DueWish = z.infer<typeof dueWishSchema>;

/** Body of catalog's POST /internal/wishes/told: whose letters are written. */
export const notifiedWishesSchema = z.object({
  told: z.array(z.object({ id, round: z.string().max(40) })).max(200),
});

/** Body of catalog's POST /internal/wishes/link: the address that an email goes to. */
export const wishLinkSchema = z.object({ email: z.string().max(254) });

/** Body of catalog's POST /internal/wishes/own and …/forget: whose wishes, by account or address. */
export const wishOwnerSchema = z.object({ userID: id, email: z.string().max(254) });
export type WishOwner = z.infer<typeof wishOwnerSchema>;

/** A wish as the copy of its owner's data holds it. */
export const ownWishSchema = z.object({
  product: z.string(),
  size: z.string(),
  email: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
});
export type OwnWish = z.infer<typeof ownWishSchema>;
