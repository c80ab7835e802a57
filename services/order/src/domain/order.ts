import type {
  OrderAddress,
  OrderDelivery,
  OrderHistoryEntry,
  PaymentProvider,
  ShipTo,
} from '@shop/contracts';
import type {
  CustomPiece,
  OrderAlert,
  DiscountTerms,
  OrderPromise,
  OrderStatus,
  PackingBlock,
  PaymentMethod,
  PaymentStatus,
  StripeMethod,
  WorkState,
} from '@shop/shop-rules';
import type { Money, ReviewNote, StoredDispute, StoredRefund, CapturedMoney } from './order-money.ts';
import type { Saga } from './saga.ts';

/** `paidBy` of imported orders. */
export const PAID_BY_IMPORT = 'import';

export const DELETED_BUYER = 'Poistettu asiakas';

/**
 * `starting`: the provider may not know it yet and the buyer has no link · `failed`: declined · `review`: its money
 * waits for a person.
 */
type AttemptStatus = 'starting' | 'open' | 'failed' | 'closed' | 'paid' | 'review';
export type Attempt = {
  provider: PaymentProvider;
  amountCents: number;
  status: AttemptStatus;
  url: string;
  startedAt: Date;
  /** Last status fetch since the attempt ended. */
  askedAt?: Date;
  shipTo?: ShipTo;
  methods?: StripeMethod[];
  declines?: number;
  paidWith?: StripeMethod;
  /** The buyer has to return to the provider's page. */
  needsPayer?: boolean;
  /** Asks only for the part of the price that earlier payments left unpaid. */
  isRest?: boolean;
  /** Returns to the page of an email's link. */
  isLinked?: boolean;
};

export type StoredLine = {
  productID: string;
  title: string;
  images: string[];
  priceCents: number;
  salePriceCents: number | null;
  /** VAT rate in thousandths; 0 when the seller was not liable. */
  vatPermille: number;
  quantity: number;
  /** Share of the order's discount for the whole line. */
  discountCents?: number;
  size: string;
  variant: number;
  colour?: string;
  /** Made for this buyer, as stated before the purchase. */
  madeToOrder?: boolean;
  promise?: OrderPromise;
  customID?: string | undefined;
  custom?: CustomPiece;
};

export type StoredWork = { state: WorkState; week?: string; rank?: string; version: number };

/** `discountCents` is what this order saves; `cents` is a term of the code. */
export type StoredDiscount = DiscountTerms & { code: string; discountCents: number };

export type StoredWithdrawal = {
  at: Date;
  name: string;
  lines: { line: number; quantity: number }[];
  arrivedAt: Date | null;
  /** Includes failed refunds. */
  refundIds: string[];
  /** Hash of the call's Idempotency-Key. */
  key?: string;
  request?: string;
};

/** The id of an admin or the buyer, or `SYSTEM`. */
export type StatusBy = string;
export const SYSTEM: StatusBy = 'system';
export type StoredOrder = {
  _id: string;
  /** 'LL-2611-0042'; imported orders keep their own number. */
  number: string;
  userID: string;
  userName: string;
  email: string;
  cartVersion: number;
  /** Number of earlier orders of the same cart version. */
  counter: number;
  lines: StoredLine[];
  deliveryFeeCents: number;
  discount: StoredDiscount | null;
  /** Terms the buyer agreed to; '' in imported orders. */
  termsVersion: string;
  giftNote: string;
  /** Absent in older orders; `done`: due and not ended since; `ended` for good. */
  reviewReminder?: 'none' | 'wanted' | 'done' | 'ended';
  /** Price of the shop's first delivery method, the most that a withdrawal refunds of the delivery fee. */
  standardDeliveryCents: number;
  delivery: OrderDelivery | null;
  totalCents: number;
  address: OrderAddress;
  orderStatus: OrderStatus;
  statusBy: StatusBy;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  saga: Saga;
  /** Grows with every reservation, so that a delayed release of an older one frees nothing. */
  generation: number;
  attempts: Record<string, Attempt>;
  /** While closing for a newer checkout of the same cart: a payment already approved is still captured. */
  captureApproved?: boolean;
  /** Placed by an admin, without a cart; `key` makes the id. */
  manual?: { by: string; key: string; request: string };
  /** Id of the paying payment; of several, the last one. */
  paidBy: string | null;
  /** Ids of the other payments, where several paid the price. */
  alsoPaidBy: string[];
  restAsked: { cents: number; by: string; at: Date } | null;
  providerPaymentId: string;
  payerId: string;
  /** Money that came after the stock was freed and waits for a new reservation. */
  late: Money | null;
  review: Record<string, ReviewNote>;
  money: Record<string, CapturedMoney>;
  refunds: Record<string, StoredRefund>;
  withdrawals: Record<string, StoredWithdrawal>;
  /** By the provider's dispute id. */
  disputes: Record<string, StoredDispute>;
  /** Open tasks for the admin; absent without any, which keeps the index small. */
  alerts?: OrderAlert[];
  work?: Record<string, StoredWork>;
  hasLeftQueue?: boolean;
  packingBlock?: PackingBlock;
  /** Whether the buyer cancelled the payment; absent until the order ended unpaid. */
  paymentCancelled?: boolean;
  pendingPayment: { paymentId: string; reason: string } | null;
  /** When all stock was first held; until then the order is shown nowhere. */
  placedAt: Date | null;
  expiresAt: Date;
  /** When the sweeper continues; null when nothing is left to do. */
  dueAt: Date | null;
  confirmedAt: Date | null;
  trackingCode: string;
  createdAt: Date;
  updatedAt: Date;
  buyerDeletedAt?: Date;
  traceparent?: string;
  /** Buyer and address of a deleted account, kept only for accounting. */
  accountingCopy?: { userName: string; email: string; address: OrderAddress };
  history: OrderHistoryEntry[];
  version: number;
  /**
   * `value`: version of the last change that affects a human decision. `writtenIn`: order version of the write that set
   * it.
   */
  decisionVersion: { value: number; writtenIn: number };
};

export function isMovedByAdmin({
  orderStatus,
  statusBy,
}: Pick<StoredOrder, 'orderStatus' | 'statusBy'>): boolean {
  return statusBy !== SYSTEM && orderStatus !== 'pending' && orderStatus !== 'rejected';
}

export function statusSince({
  history,
  orderStatus,
  createdAt,
}: Pick<StoredOrder, 'history' | 'orderStatus' | 'createdAt'>): string {
  const became = history.findLast(({ from, to }) => to === orderStatus && from !== to);
  return became?.at ?? createdAt.toISOString();
}

/** No automatic step takes back an admin's rejection. */
export function isRejectedByAdmin(order: Pick<StoredOrder, 'orderStatus' | 'statusBy'>): boolean {
  return order.orderStatus === 'rejected' && order.statusBy !== SYSTEM;
}
