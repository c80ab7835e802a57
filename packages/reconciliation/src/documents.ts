import type { PaymentProvider } from '@shop/contracts';

/* Stored documents, declared here on purpose: a service's mistake must not hide itself. */

type Line = {
  productID: string;
  size: string;
  variant: number;
  customID?: string;
  images: string[];
  quantity: number;
  priceCents: number;
  salePriceCents: number | null;
  discountCents?: number;
};

export type OrderRefund = {
  paymentId: string;
  cents: number;
  currency: string;
  /** `provider` for refunds made in the provider's dashboard. */
  by?: string;
  lines: { line: number; restock: number }[];
  state: 'requested' | 'pending' | 'succeeded' | 'failed';
  providerRefundId: string;
  at: Date;
  changedAt: Date;
  /** The failed refund whose money this one sends. */
  retryOf?: string;
  /** Paid back without the provider; payment does not know it. */
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
  discount: { code: string; discountCents: number } | null;
  totalCents: number;
  orderStatus: string;
  paymentStatus: string;
  saga: string;
  generation: number;
  attempts: Record<string, { provider: PaymentProvider; amountCents: number; status: string }>;
  paidBy: string | null;
  /** Further payments that count towards the price. */
  alsoPaidBy: string[];
  providerPaymentId: string;
  late: { paymentId: string; amountCents: number } | null;
  /** `accepted` without a text is part of the price. */
  review: Record<
    string,
    { reason: string; amountCents: number | null; accepted?: { text: string; at: Date } }
  >;
  money: Record<string, { cents: number; currency: string; chargeId: string }>;
  refunds: Record<string, OrderRefund>;
  disputes: Record<string, OrderDispute>;
  alerts?: string[];
  manual?: { key: string };
  pendingPayment: { paymentId: string } | null;
  placedAt: Date | null;
  dueAt: Date | null;
  confirmedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  history: { what: string; from?: string; to?: string }[];
};

export type Review = {
  _id: string;
  productID: string;
  orderID: string;
  line: number;
  userID: string | null;
  stars: number;
  isExample: boolean;
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
  places?: Record<string, { quantity: number; generation: number; days: number; paidAt?: Date }>;
  queue?: { places: number; days: number };
  returned?: Record<string, number>;
  /** Where the product has sizes. */
  pieces?: Record<string, number>;
  ledger: {
    opening: number;
    sizes?: Record<string, number>;
    movements: { change: number; sizes?: Record<string, number> }[];
  };
};

export type Cart = {
  _id: string;
  lines: Record<string, { quantity: number; since: number }>;
  applied: Record<string, Date>;
  /** The cart version in which each order was applied. */
  appliedIn: Record<string, number>;
  version: number;
};

/** Receipt (series K) or credit note (series H); the id is its number. */
export type Receipt = {
  _id: string;
  /** `order/<id>`, `payment/<id>` or `refund/<id>`. */
  subject: string;
  /** The refund that sent the credit note's money after a failed one. */
  retrySubject?: string;
  kind: 'receipt' | 'credit';
  orderID: string;
  at: Date;
  lines: { cents: number }[];
  extras: { cents: number }[];
  totalCents: number;
  vat: { grossCents: number; netCents: number; vatCents: number }[];
};

export type DiscountCode = {
  _id: string;
  limit: number;
  perBuyer: number | null;
  usedCount: number;
  usesByBuyer: Record<string, number>;
  unpaidUses: Record<string, { userID: string }>;
  paidUses: Record<string, { userID: string }>;
};

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

export type AuditLogRow = {
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

/** `since` is missing in a forged head only. */
export type AuditLogHead = {
  count: number;
  digest: string;
  since?: { count: number; at: Date };
  seal: string;
};

/** Personal value of an audit entry; the id is `<event> <name>`. */
export type AuditValue = { _id: string; salt: string; value: string };

/** Payer of imported orders, which no payment of this shop paid. */
export const PAID_BY_IMPORT = 'import';
