import { z } from 'zod';
import { email, id, sizeId } from './fields.ts';
import { MAX_LINK, tokenInLink } from '@shop/shop-rules/link-token';

const BROKEN_LINK = { error: 'Linkki on puutteellinen.' };
/** Token of an email's link, or the link; cancels the requests of its address. */
const wishKey = z
  .string()
  .max(MAX_LINK, { ...BROKEN_LINK, abort: true })
  .overwrite(tokenInLink)
  .regex(/^[a-f0-9]{48}$/, BROKEN_LINK);

/** Body of POST /api/shop/restock/ask: one email when the product or size is back. `size`: '' for any. */
export const restockWishSchema = z.object({
  productID: id,
  size: z.union([z.literal(''), sizeId]).default(''),
  email,
});
export type RestockWish = z.input<typeof restockWishSchema>;

/** Body of POST /api/shop/restock/stop. */
export const stopWishesSchema = z.object({ key: wishKey });

/** Outcome of a form sent without script, as a code in the address. */
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

/** Body of catalog's POST /internal/wishes/due. */
export const dueWishesSchema = z.object({ productID: id, sizes: z.array(sizeId).nullable() });

export const offeredProductSchema = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  priceCents: z.int(),
  salePriceCents: z.int().nullable(),
  /** Of the 30 days before a lawful sale, else null. */
  lowestCents: z.int().nullable().default(null),
});
export type OfferedProduct = z.infer<typeof offeredProductSchema>;

/** Answer of GET /internal/offers/:id; null while it cannot be bought. */
export const offerSchema = z.object({
  product: offeredProductSchema.nullable(),
  isHeld: z.boolean().default(false),
});
export type ProductOffer = z.infer<typeof offerSchema>;

export const dueWishSchema = z.object({
  id: z.string(),
  /** Differs when the person asks again. */
  round: z.string(),
  email: z.string(),
  size: z.string(),
  askedAt: z.string(),
  product: offeredProductSchema,
});
export type DueWish = z.infer<typeof dueWishSchema>;

/** Body of catalog's POST /internal/wishes/notified. */
export const notifiedWishesSchema = z.object({
  notified: z.array(z.object({ id, round: z.string().max(40) })).max(200),
});

/** Body of catalog's POST /internal/wishes/link. */
export const wishLinkSchema = z.object({ email: z.string().max(254) });

/** Body of catalog's POST /internal/wishes/own and …/forget. */
export const wishOwnerSchema = z.object({ userID: id, email: z.string().max(254) });
export type WishOwner = z.infer<typeof wishOwnerSchema>;

/** For the copy of the customer's data. */
export const ownWishSchema = z.object({
  product: z.string(),
  size: z.string(),
  email: z.string(),
  askedAt: z.string(),
});
export type OwnWish = z.infer<typeof ownWishSchema>;
