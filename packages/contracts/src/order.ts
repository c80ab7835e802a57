import { centsFromEuros } from '@shop/money';
import { z } from 'zod';
import type { Cart } from './cart.ts';
import { requiredText, sizeOrOne, variant, wholeNumber } from './fields.ts';
import {
  orderStatuses,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  type ReviewReason,
} from './order-status.ts';

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
const seenCents = z
  .union([z.string(), z.number()], { error: 'Anna summa euroina, esimerkiksi 129,90.' })
  .transform((value, context) => {
    const cents = centsFromEuros(value);
    if (cents !== null) return cents;
    context.addIssue({ code: 'custom', message: 'Anna summa euroina, esimerkiksi 129,90.' });
    return z.NEVER;
  });

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
  /** The total that the buyer saw, in euros; a call without it goes at the server's price. */
  seenTotal: seenCents.optional(),
});
export type CheckoutInput = z.infer<typeof checkoutSchema>;

/** The data of `price-changed`: the cart at today's prices, and both totals in euros with delivery. */
export type PriceChange = Cart & { seenTotal: number; totalAmount: number; deliveryFee: number };

/** The data of `too-many-unpaid`: the cart, its pieces, and how many unpaid pieces one buyer may hold. */
export type TooManyUnpaid = Cart & { pieces: number; maxPieces: number };

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

export const orderStatusChangeSchema = z.object({
  orderStatus: z.enum(orderStatuses, { error: 'Valitse tilauksen tila.' }),
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
});

/** What the maker writes down about an order, for nobody else. */
export const orderNoteSchema = z.object({ text: requiredText(1_000) });

const trackingCode = z.string().trim().max(60, { error: 'Enintään 60 merkkiä.' });

/**
 * What the back office may write on an order; an empty code takes it away. A change is refused when the code is no
 * longer the one that was seen; other changes of the order do not stand in its way.
 */
export const orderEditSchema = z.object({ trackingCode, seenTrackingCode: trackingCode.optional() });

/** A line as it was ordered; the prices as text with two decimals, salePrice '' when there was none. */
export type OrderLine = {
  productID: string;
  title: string;
  images: string[];
  price: string;
  salePrice: string;
  quantity: number;
  size: string;
  variant: number;
};

/** The delivery address as it was when the order was placed. */
export type OrderAddress = {
  addressID: string;
  name: string;
  address: string;
  city: string;
  postcode: string;
  phone: string;
  notes: string;
};

/** One thing that happened to an order: who did it, and what changed. */
export type OrderHistoryEntry = {
  at: string;
  by: string;
  what: string;
  from?: string;
  to?: string;
  /** A note's words. */
  text?: string;
};

/** Money that waits for a person, as its provider has told of it. */
export type ReviewedMoney = {
  reason: ReviewReason;
  paymentMethod: PaymentMethod;
  /** What was captured, in whole units of `currency`; null when the provider has not said. */
  amount: number | null;
  /** ISO 4217; '' with no amount. */
  currency: string;
  /** The provider's own id of it: a capture or a payment intent; '' when it is not known. */
  chargeId: string;
  /** ISO 8601. */
  at: string;
};

export type Order = {
  _id: string;
  userID: string;
  userName: string;
  cartID: string;
  cartItems: OrderLine[];
  address: OrderAddress | null;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  /** Euros, with the delivery fee. */
  totalAmount: number;
  deliveryFee: number;
  /** ISO 8601. */
  orderDate: string;
  updatedOrderDate: string;
  paymentId: string;
  payerId: string;
  /** The parcel's, '' until there is one. */
  trackingCode: string;
  version: number;
  /** Only in the back office's answers: why the provider is still deciding about the money, in its own word. */
  pendingReason?: string;
  /** Only in the back office's answers, as is the buyer's address of e-mail. */
  history?: OrderHistoryEntry[];
  email?: string;
  /** Whether the whole price has come, whatever else waits in `review`; back office only, as is `review`. */
  isPaid?: boolean;
  review?: ReviewedMoney[];
};

/** What was sold in a range of time: the paid orders by the day on which they were placed, in Finland. */
export type SalesFigures = {
  orders: number;
  /** Euros. */
  totalAmount: number;
  /** Only days with sales; `day` as 2026-11-21. */
  days: { day: string; orders: number; totalAmount: number }[];
  bestSellers: { productID: string; title: string; image: string; quantity: number; totalAmount: number }[];
};
