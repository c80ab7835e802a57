import type { PaymentProvider } from '@shop/contracts';

/*
 * What the audit reads of each service's documents, in their stored form. These types are its own: a mistake in a
 * service's code is not to hide itself from whoever checks it.
 */

type Line = { productID: string; size: string; variant: number; quantity: number };

export type OrderRefund = {
  paymentId: string;
  cents: number;
  currency: string;
  /** `provider` where it was made there. */
  by?: string;
  lines: { line: number; restock: number }[];
  state: 'requested' | 'pending' | 'succeeded' | 'failed';
  providerRefundId: string;
  changedAt: Date;
  restockedAt: Date | null;
};

type OrderDispute = {
  paymentId: string;
  state: 'open' | 'won' | 'lost';
  cents: number;
};

export type Order = {
  _id: string;
  userID: string;
  cartVersion: number;
  counter: number;
  lines: Line[];
  totalCents: number;
  orderStatus: string;
  paymentStatus: string;
  saga: string;
  gen: number;
  attempts: Record<string, { provider: PaymentProvider; amountCents: number; status: string }>;
  paidBy: string | null;
  /** What paid it beside that: the other parts of its price, and money that a person has taken as it came. */
  paidAlso?: string[];
  providerPaymentId: string;
  late: { paymentId: string; amountCents: number } | null;
  /** `accepted` with words was taken by a person as it came, without any it was a part of the price. */
  review: Record<string, { reason: string; amountCents: number | null; accepted?: { text: string } }>;
  money?: Record<string, { cents: number; currency: string; chargeId: string }>;
  refunds?: Record<string, OrderRefund>;
  disputes?: Record<string, OrderDispute>;
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
  createdAt: Date;
  providerId?: string;
  chargeId?: string;
  chargedCents?: number;
  chargedCurrency?: string;
  paidAt?: Date;
  leaseUntil?: Date;
  nextCheckAt?: Date;
  nextRefundCheckAt?: Date;
  refunds?: Record<string, PaymentRefund>;
  disputes?: Record<string, { disputeId: string; state: string; amountCents: number; changedAt: Date }>;
};

export type Product = {
  _id: string;
  title: string;
  stock: number;
  received: number;
  soldBefore: number;
  holds?: Record<string, { q: number; g: number }>;
  sold?: Record<string, { q: number; at: Date }>;
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
  applied?: Record<string, Date>;
  appliedBefore?: number;
  version: number;
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

/** An order that other books kept: paid, but by no payment of this shop. */
export const IMPORTED = 'import';
