import { z } from 'zod';
import { cartSchema } from './cart.ts';
import { typedDiscountCode } from './discount.ts';
import { centsOfEuros, multilineText, requiredText, sizeOrOne, variant, wholeNumber } from './fields.ts';
import { orderPromiseSchema } from './order-promise.ts';
import { MAX_GIFT_NOTE } from '@shop/shop-rules/limits';

const orderedProduct = z
  .union([z.string(), z.object({ _id: z.string() }).transform((product) => product._id)])
  .pipe(z.string().max(64));

/** Compared with the server's cart; prices are not read. */
const orderLine = z.object({
  productID: orderedProduct,
  quantity: wholeNumber(1, 1_000_000),
  size: sizeOrOne,
  variant,
  customID: z.string().max(64).optional(),
  promise: orderPromiseSchema.optional(),
});

/** Euros as number or text, to integer cents. */
const seenCents = centsOfEuros('Anna summa euroina, esimerkiksi 129,90.');

/** Body of both checkout calls. Prices, totals, states and users of a client are ignored. */
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
  /** Method id; the shop's first by default. */
  deliveryMethod: z.string({ error: 'Valitse toimitustapa.' }).max(40).optional(),
  /** Id, where the method needs one. */
  pickUpPoint: z.string({ error: 'Valitse noutopiste.' }).max(40).optional(),
  discountCode: typedDiscountCode.optional(),
  giftNote: multilineText(MAX_GIFT_NOTE).optional(),
  reviewReminder: z.boolean({ error: 'Valitse, muistutammeko.' }).optional(),
  /** Euros; without it the server's price applies. */
  seenTotal: seenCents.optional(),
});
export type CheckoutInput = z.infer<typeof checkoutSchema>;

/** Data of `price-changed`: the cart at today's prices and both totals in euros. */
export const priceChangeSchema = cartSchema.extend({
  seenTotal: z.number(),
  totalAmount: z.number(),
  deliveryFee: z.number(),
  discountAmount: z.number(),
});
export type PriceChange = z.infer<typeof priceChangeSchema>;

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
