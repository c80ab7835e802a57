import { z } from 'zod';
import { cartSchema } from './cart.ts';
import { typedDiscountCode } from './discount.ts';
import { centsOfEuros, multilineText, requiredText, sizeOrOne, variant, wholeNumber } from './fields.ts';
import { MAX_GIFT_NOTE } from '@shop/shop-rules/limits';

const orderedProduct = z
  .union([z.string(), z.object({ _id: z.string() }).transform((product) => product._id)])
  .pipe(z.string().max(64));

/** A line of the browser's cart: compared with the server's cart, its prices are not even read. */
const orderLine = z.object({
  productID: orderedProduct,
  quantity: wholeNumber(1, 1_000_000),
  size: sizeOrOne,
  variant,
});

/** What a buyer has seen, in euros as a number or text, to integer cents. */
const seenCents = centsOfEuros('Anna summa euroina, esimerkiksi 129,90.');

/**
 * The body of both checkout calls. What a client says about prices, totals, states and users is ignored:
 * the server knows them.
 */
export const checkoutSchema = z.object({
  userID: z.string().max(64).optional(),
  cartItems: z.array(orderLine).max(50).optional(),
  addressID: z.string().max(64).optional(),
  address: z
    .union([
      z.string().max(64),
      z.object({ addressID: z.string().max(64).optional(), _id: z.string().max(64).optional() }),
    ])
    .nullish(),
  /** The id of a delivery method; a call without it takes the shop's first. */
  deliveryMethod: z.string({ error: 'Valitse toimitustapa.' }).max(40).optional(),
  /** The id of a pick-up point, where the method wants one. */
  pickUpPoint: z.string({ error: 'Valitse noutopiste.' }).max(40).optional(),
  /** A discount code as the buyer typed it; '' or none for none. */
  discountCode: typedDiscountCode.optional(),
  /** A greeting to whoever opens the parcel. */
  giftNote: multilineText(MAX_GIFT_NOTE).optional(),
  /** The total that the buyer saw, in euros; a call without it goes at the server's price. */
  seenTotal: seenCents.optional(),
});
export type CheckoutInput = z.infer<typeof checkoutSchema>;

/** The data of `price-changed`: the cart at today's prices, and both totals in euros with delivery and discount. */
export const priceChangeSchema = cartSchema.extend({
  seenTotal: z.number(),
  totalAmount: z.number(),
  deliveryFee: z.number(),
  /** Euros that a discount code takes off the goods. */
  discountAmount: z.number(),
});
export type PriceChange = z.infer<typeof priceChangeSchema>;

/** The data of `too-many-unpaid`: the cart, its pieces, and how many unpaid pieces one buyer may hold. */
export const tooManyUnpaidSchema = cartSchema.extend({ pieces: z.int(), maxPieces: z.int() });
export type TooManyUnpaid = z.infer<typeof tooManyUnpaidSchema>;

export const paymentDoneSchema = z.object({
  paymentId: z
    .string({ error: 'Missing PayPal payment information' })
    .trim()
    .min(1, { error: 'Missing PayPal payment information' })
    .max(100),
  payerId: z
    .string({ error: 'Missing PayPal payment information' })
    .trim()
    .min(1, { error: 'Missing PayPal payment information' })
    .max(100),
  orderID: z
    .string({ error: 'Missing PayPal payment information' })
    .trim()
    .min(1, { error: 'Missing PayPal payment information' })
    .max(64),
});

export const orderIdSchema = z.object({ orderID: requiredText(64) });
