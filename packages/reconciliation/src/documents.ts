import type { PaymentProvider } from '@shop/contracts';

/*
 * What the reconciliation reads of each service's documents, in their stored form. These types are its own: a mistake in a
 * service's code is not to hide itself from whoever checks it.
 */

type Line = {
  productID: string;
  size: string;
  variant: number;
  /** The product's models, as they stood when it was ordered. */
  images: string[];
  quantity: number;
  priceCents: number;
  /** null when there was no sale. */
  salePriceCents: number | null;
  discountCents?: number;
};

export type OrderRefund = {
  paymentId: string;
  cents: number;
  currency: string;
  /** `provider` where it was made there. */
  by?: string;
  lines: { line: number; restock: number }[];
  state: 'requested' | 'pending' | 'succeeded' | 'failed';
  providerRefundId: string;
  at: Date;
  changedAt: Date;
  /** The failed refund whose money it sends once more. */
  again?: string;
  /** A person has paid it another way, and payment knows nothing of it. */
  elsewhere?: true;
  restockedAt: Date | null;
};

type OrderDispute = {
  paymentId: string;
  state: 'open' | 'won' | 'lost';
  cents: number;
  at: Date;
};

export type Order = {
  _id: string;
  userID: string;
  cartVersion: number;
  counter: number;
  lines: Line[];
  deliveryFeeCents: number;
  /** What a code took off its goods. */
  discount: { code: string; takenCents: number } | null;
  totalCents: number;
  orderStatus: string;
  paymentStatus: string;
  saga: string;
  gen: number;
  attempts: Record<string, { provider: PaymentProvider; amountCents: number; status: string }>;
  paidBy: string | null;
  /** What paid it beside that: the other parts of its price, and money that a person has taken as it came. */
  paidAlso: string[];
  providerPaymentId: string;
  late: { paymentId: string; amountCents: number } | null;
  /** `accepted` with words was taken by a person as it came, without any it was a part of the price. */
  review: Record<
    string,
    { reason: string; amountCents: number | null; accepted?: { text: string; at: Date } }
  >;
  money: Record<string, { cents: number; currency: string; chargeId: string }>;
  refunds: Record<string, OrderRefund>;
  disputes: Record<string, OrderDispute>;
  /** What of its money the back office is told to look at. */
  alerts?: string[];
  /** About whose money its provider is still deciding. */
  pendingPayment: { paymentId: string } | null;
  placedAt: Date | null;
  dueAt: Date | null;
  confirmedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  history: { what: string; from?: string; to?: string }[];
};

export type PaymentRefund = {
  state: OrderRefund['state'];
  amountCents: number;
  currency: string;
  providerRefundId?: string;
  requestedAt: Date;
  changedAt: Date;
};

export type Payment = {
  _id: string;
  orderID: string;
  provider: PaymentProvider;
  amountCents: number;
  currency: string;
  status: string;
  /** Why its provider is still deciding, or was. */
  pendingReason?: string;
  createdAt: Date;
  providerId?: string;
  chargeId?: string;
  chargedCents?: number;
  chargedCurrency?: string;
  fee?: { amountCents: number; currency: string };
  paidAt?: Date;
  leaseUntil?: Date;
  nextCheckAt?: Date;
  nextRefundCheckAt?: Date;
  refunds?: Record<string, PaymentRefund>;
  disputes?: Record<
    string,
    {
      disputeId: string;
      state: string;
      amountCents: number;
      moves?: { amountCents: number; feeCents: number; currency: string }[];
      changedAt: Date;
    }
  >;
};

export type Product = {
  _id: string;
  title: string;
  stock: number;
  received: number;
  soldBefore: number;
  holds?: Record<string, { quantity: number; generation: number }>;
  sold?: Record<string, { quantity: number; at: Date }>;
  returned?: Record<string, number>;
  /** The parts of `stock` by size, where it is kept so. */
  pieces?: Record<string, number>;
  ledger: {
    opening: number;
    sizes?: Record<string, number>;
    movements: { change: number; sizes?: Record<string, number> }[];
  };
};

export type Cart = {
  _id: string;
  lines: Record<string, { qty: number; since: number }>;
  applied: Record<string, Date>;
  /** The version of the cart in which each of these was applied. */
  appliedIn: Record<string, number>;
  version: number;
};

/** A receipt (series K) or a credit note (H), by its number. */
export type Receipt = {
  _id: string;
  /** `order/<id>`, `payment/<id>` or `refund/<id>`. */
  for: string;
  /** The refund that has sent a credit note's money again. */
  alsoFor?: string;
  kind: 'receipt' | 'credit';
  orderID: string;
  at: Date;
  lines: { cents: number }[];
  besides: { cents: number }[];
  totalCents: number;
  vat: { grossCents: number; netCents: number; vatCents: number }[];
};

/** A discount code with the uses that orders have taken of it. */
export type DiscountCode = {
  _id: string;
  limit: number;
  perBuyer: number | null;
  taken: number;
  by: Record<string, number>;
  open: Record<string, { userID: string }>;
  paid: Record<string, { userID: string }>;
};

/** An event that not every listener has applied. */
export type WaitingEvent = { eventId: string; name: string; at: Date; waiting: string[] };

export type DeadLetter = { _id: string; name: string; consumer: string; error: string; at: Date };

export type InboxEntry = {
  _id: string;
  provider: PaymentProvider;
  type: string;
  state: string;
  paymentId?: string;
  receivedAt: Date;
  nextTryAt?: Date;
};

export type Asset = { _id: string; state: string; createdAt: Date };

/** An entry of the record of what was done. */
export type RecordEntry = {
  _id: number;
  event: string;
  kind: string;
  at: Date;
  by: string;
  about: string;
  requestId: string;
  changes: { field: string; before: string; after: string }[];
  digests: Record<string, { of: string; digest: string }>;
  previous: string;
};

/** The record's end as it was last sealed. `since`: when its head was made, over how many entries; a forged one may lack it. */
export type RecordHead = {
  count: number;
  digest: string;
  since?: { count: number; at: Date };
  seal: string;
};

/** A personal value of an entry: `<event> <name>`. */
export type RecordValue = { _id: string; salt: string; value: string };

/** An order that other books kept: paid, but by no payment of this shop. */
export const IMPORTED = 'import';
