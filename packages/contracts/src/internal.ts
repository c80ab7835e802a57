import { vatClasses } from '@shop/money';
import { z } from 'zod';
import { roles } from './account.ts';
import { savedAddressSchema } from './address.ts';
import { id, sizeId } from './fields.ts';
import { stripeMethods } from './order-status.ts';
import { adminRights } from './rights.ts';
import { tradeSettingsSchema } from './shop-settings.ts';
import { sumOfPieces, type Pieces } from './size-stock.ts';

/*
 * What the services ask of each other behind the gateway, and what they answer. Money is integer cents here: euros are
 * for the public wire alone. Answers are parsed by whoever asks: what a newer service tells besides is left out, so that
 * services can be renewed one by one.
 */

/** The answer of a call that only does something. */
export const doneSchema = z.object({});

/** Answer of account's GET /internal/sessions/:jti. */
export const sessionLookupSchema = z.object({
  userID: z.string(),
  userName: z.string(),
  role: z.enum(roles),
  /** An admin's. */
  rights: z.enum(adminRights).optional(),
  /** An admin without a second factor where one is required: the back office is closed until it is set up. */
  lacksFactor: z.boolean().optional(),
  /** When this session last showed a code, ISO 8601; only of accounts with a second factor. */
  provedAt: z.iso.datetime().optional(),
});
export type SessionLookup = z.infer<typeof sessionLookupSchema>;

/** Answer of account's GET /internal/buyers/:userID/addresses/:addressID: who buys, and where the parcel goes. */
export const buyerLookupSchema = z.object({
  userName: z.string(),
  email: z.string(),
  /** Whether the address is known to be the buyer's, or nobody could have shown it: the shop sends no letters. */
  isConfirmed: z.boolean(),
  address: savedAddressSchema,
});
export type BuyerLookup = z.infer<typeof buyerLookupSchema>;

/** Body of letters' POST /internal/letters/sent-to: whose letters are asked for. */
export const sentToSchema = z.object({ email: z.string().max(254) });
/** A letter as the copy of its reader's data holds it. */
export const sentLetterSchema = z.object({
  kind: z.string(),
  subject: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type SentLetter = z.infer<typeof sentLetterSchema>;

/** `buyer`: who wants to buy them. */
export const productLookupSchema = z.object({ ids: z.array(id).max(200), buyer: id });
export type ProductLookupInput = z.infer<typeof productLookupSchema>;

/**
 * What catalog tells of a product that can be bought; `stock` is what its buyer can have: what is free to sell, and what
 * the buyer's own unpaid checkout holds.
 */
const productSnapshotSchema = z.object({
  _id: z.string(),
  title: z.string(),
  images: z.array(z.string()),
  placeholder: z.string(),
  priceCents: z.int(),
  /** null when the product is not on sale. */
  salePriceCents: z.int().nullable(),
  vatClass: z.enum(vatClasses),
  stock: z.int(),
  /** The same by size, where the product's pieces are kept so. */
  pieces: z.record(z.string(), z.int()).optional(),
  sizes: z.array(z.string()),
  /** Made for its buyer alone. */
  madeToOrder: z.boolean().optional(),
});
export type ProductSnapshot = z.infer<typeof productSnapshotSchema>;

/**
 * Answer of catalog's POST /internal/products/lookup; unknown and hidden products are left out. The settings are of the
 * same moment, so that what is bought and how it is delivered need no second question.
 */
export const productLookupAnswerSchema = z.object({
  products: z.array(productSnapshotSchema),
  settings: tradeSettingsSchema,
});
export type ProductLookup = z.infer<typeof productLookupAnswerSchema>;

const pieces = z.record(sizeId, z.int().min(1));

/** How many of which size; a caller of an earlier version of the shop does not say it. */
const sizes = pieces.optional();

/**
 * `buyer`: whose checkout holds the pieces, so that they count as free for this buyer's cart; null where they are paid.
 * `sizes`: how many of which size; together they are the quantity.
 */
export const reserveSchema = z
  .object({
    orderID: id,
    productID: id,
    quantity: z.int().min(1),
    sizes: pieces,
    gen: z.int().min(0),
    buyer: id.nullable(),
  })
  .refine(isWhole, { path: ['sizes'] });
export type ReserveInput = z.infer<typeof reserveSchema>;
export const releaseSchema = z.object({ orderID: id, productID: id, gen: z.int().min(0), sizes });
export type ReleaseInput = z.infer<typeof releaseSchema>;
export const commitSchema = z
  .object({ orderID: id, productID: id, quantity: z.int().min(1), sizes })
  .refine(isWhole, { path: ['sizes'] });
export type CommitInput = z.infer<typeof commitSchema>;
/** Body of catalog's POST /internal/holds/withhold: the hold stays, but counts as free for nobody any more. */
export const withholdSchema = z.object({ orderID: id, productID: id });
export type WithholdInput = z.infer<typeof withholdSchema>;

/** Answer of catalog's GET /internal/holds: which order holds pieces of which product, and in which generation. */
export const heldPiecesSchema = z.array(z.object({ productID: id, orderID: id, gen: z.int() }));
export type HeldPieces = z.infer<typeof heldPiecesSchema>;

/**
 * Body of catalog's POST /internal/holds/return: sold pieces of an order go back on sale, once for each refund that they
 * came back with.
 */
export const returnSchema = z
  .object({
    orderID: id,
    productID: id,
    refundId: z.string().regex(/^[a-z0-9_]{1,80}$/),
    quantity: z.int().min(1),
    sizes,
  })
  .refine(isWhole, { path: ['sizes'] });
export type ReturnInput = z.infer<typeof returnSchema>;

/** Answer of cart's GET /internal/carts/:userID and POST …/apply. All of it is of the same moment. */
export const cartLookupSchema = z.object({
  version: z.int(),
  lines: z.array(
    z.object({
      productID: z.string(),
      size: z.string(),
      variant: z.int(),
      /** The chosen model's picture, and how many there were to choose from; lines of an older version lack both. */
      image: z.string().optional(),
      models: z.int().optional(),
      quantity: z.int(),
    }),
  ),
  /** The orders whose lines have been taken out. */
  applied: z.array(z.string()),
  /**
   * The version of the cart in which each of these left it; those of an earlier version of the shop have none, and a
   * process of one tells none of any.
   */
  appliedIn: z.record(z.string(), z.int()).default({}),
  /**
   * ISO 8601: orders that were confirmed before it count as applied, because their marks are no longer kept; null
   * where all marks are there.
   */
  appliedBefore: z.string().nullable(),
});
export type CartLookup = z.infer<typeof cartLookupSchema>;

export const paymentProviders = ['stripe', 'paypal'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** Where a parcel goes; all the shop's parcels go to Finland. */
const shipToSchema = z.object({
  name: z.string().max(300),
  address: z.string().max(300),
  city: z.string().max(120),
  postcode: z.string().max(60),
});
export type ShipTo = z.infer<typeof shipToSchema>;

export const startPaymentSchema = z.object({
  orderID: id,
  /** The number of this attempt for its order, from 1; the payment's id is `<orderID>_<attempt>`. */
  attempt: z.int().min(1),
  provider: z.enum(paymentProviders),
  amountCents: z.int().min(1),
  lines: z
    .array(z.object({ title: z.string().max(200), quantity: z.int().min(1), unitCents: z.int().min(0) }))
    .max(60),
  returnUrl: z.string().max(500),
  cancelUrl: z.string().max(500),
  shipTo: shipToSchema,
  /** What Stripe's page may offer; PayPal has no choice. */
  methods: z.array(z.enum(stripeMethods)).optional(),
  /** ISO 8601: when the order's stock is freed if nobody has paid. */
  expiresAt: z.iso.datetime(),
});
export type StartPaymentInput = z.infer<typeof startPaymentSchema>;
/** Answer of payment's POST /internal/payments: where the buyer pays. */
export const startedPaymentSchema = z.object({ paymentId: z.string(), url: z.string() });
export type StartedPayment = z.infer<typeof startedPaymentSchema>;

/** A sum at a provider, in hundredths of its own currency (ISO 4217). */
export const capturedSchema = z.object({ amountCents: z.int().min(0), currency: z.string().max(8) });
export type Captured = z.infer<typeof capturedSchema>;

/**
 * What a payment attempt is now. `open`: money may still arrive. `paid`: settled for good. `review`: money
 * came that does not match. `failed`: declined. `closed`: no money can arrive any more.
 */
export const paymentStateSchema = z.object({
  paymentId: z.string(),
  status: z.enum(['open', 'paid', 'review', 'failed', 'closed']),
  providerPaymentId: z.string().optional(),
  payerId: z.string().optional(),
  /** What the provider says that it has taken; absent while it has not said. */
  captured: capturedSchema.optional(),
  /** The provider's id of that: a capture or a payment intent. */
  chargeId: z.string().optional(),
  /** Before the money can be taken the buyer has to go to the provider's page once more. */
  needsPayer: z.boolean().optional(),
  /** How often its provider has declined it. */
  declines: z.int().min(0).optional(),
  /** What it was paid with, where the provider offers more than one way. */
  method: z.enum(stripeMethods).optional(),
});
export type PaymentState = z.infer<typeof paymentStateSchema>;

/**
 * Body of payment's POST /internal/payments/:paymentId/close. `takeApproved`: money that the buyer has approved and
 * the shop has not taken yet may be taken before the attempt is closed.
 */
export const closePaymentSchema = z.object({ takeApproved: z.boolean().optional() });
export type ClosePaymentInput = z.infer<typeof closePaymentSchema>;

export const lineSchema = z.object({
  productID: id,
  size: sizeId,
  variant: z.int().min(1),
  /** The model's picture, by which the cart knows it; an order of an older version does not tell it. */
  image: z.string().optional(),
  quantity: z.int().min(1),
});

/** What a confirmed order takes out of its buyer's cart. */
const paidOrderSchema = z.object({
  orderID: id,
  /** The version of the cart that was ordered; lines that came later are not the order's. */
  cartVersion: z.int().min(0),
  lines: z.array(lineSchema),
});
export type PaidOrder = z.infer<typeof paidOrderSchema>;

/** So many orders fit into one call with fifty lines each. */
export const MAX_ORDERS_APPLIED = 20;

/** Body of cart's POST /internal/carts/:userID/apply. */
export const applyOrdersSchema = z.object({
  orders: z.array(paidOrderSchema).min(1).max(MAX_ORDERS_APPLIED),
});
export type ApplyOrdersInput = z.infer<typeof applyOrdersSchema>;

function isWhole(input: { quantity: number; sizes?: Pieces | undefined }): boolean {
  return !input.sizes || sumOfPieces(input.sizes) === input.quantity;
}

/** What order answers when a receipt or a credit note is asked for: its number, null where nothing was sold. */
export const receiptNumberSchema = z.object({ number: z.string().nullable() });

/** A receipt or a credit note as a file. */
export const receiptFileSchema = z.object({ number: z.string(), pdfBase64: z.base64() });
