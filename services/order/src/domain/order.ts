import type {
  OrderAddress,
  OrderDelivery,
  OrderHistoryEntry,
  PaymentProvider,
  ShipTo,
} from '@shop/contracts';
import type {
  OrderAlert,
  DiscountTerms,
  OrderStatus,
  PackingBlock,
  PaymentMethod,
  PaymentStatus,
  StripeMethod,
} from '@shop/shop-rules';
import type { Money, ReviewNote, StoredDispute, StoredRefund, TakenMoney } from './order-money.ts';
import type { Saga } from './saga.ts';

/** What an order was paid by that other books kept. */
export const IMPORTED = 'import';

/** Shown in the place of a buyer whose account is deleted. */
export const DELETED_BUYER = 'Poistettu asiakas';

/**
 * `starting`: the provider may or may not know of it yet, its link has not left the server · `failed`: declined ·
 * `review`: its money waits for a person.
 */
type AttemptStatus = 'starting' | 'open' | 'failed' | 'closed' | 'paid' | 'review';
export type Attempt = {
  provider: PaymentProvider;
  amountCents: number;
  status: AttemptStatus;
  url: string;
  startedAt: Date;
  /** When its provider was last asked about it after its end. */
  askedAt?: Date;
  /** Where the provider was told that the parcel goes. */
  shipTo?: ShipTo;
  /** What Stripe's page was to offer. */
  methods?: StripeMethod[];
  /** How many refusals the history tells of. */
  declines?: number;
  /** What it was paid with, where its provider tells that. */
  paidWith?: StripeMethod;
  /** The buyer has to go to the provider's page once more. */
  needsPayer?: boolean;
  /** It asks only for what earlier payments have left short. */
  isRest?: boolean;
};

export type StoredLine = {
  productID: string;
  title: string;
  images: string[];
  priceCents: number;
  /** null when there was no sale. */
  salePriceCents: number | null;
  /** Its VAT rate in thousandths, 0 where the seller was not liable. */
  vatPermille: number;
  quantity: number;
  /** Its share of the order's discount, for all its pieces; missing without. */
  discountCents?: number;
  size: string;
  variant: number;
  /** The name of the model's colour; missing where it had none. */
  colour?: string;
  /** As it was told before buying: made for this buyer alone. */
  madeToOrder?: boolean;
};

/** A discount code as it was used on an order: what it gives, and what it took off the goods. */
export type StoredDiscount = DiscountTerms & { code: string; takenCents: number };

/** A buyer's notice that they withdraw from pieces of an order. */
export type StoredWithdrawal = {
  at: Date;
  /** Who gave it, in their own words. */
  name: string;
  lines: { line: number; quantity: number }[];
  /** When the goods came back. */
  arrivedAt: Date | null;
  /** The refunds that answer it, the failed ones too; none, or only such, while it waits. */
  refundIds: string[];
  /** Of the call that gave it, where that carried an Idempotency-Key. */
  key?: string;
  request?: string;
};

/** Who decided an order's status: the shop itself, or the admin with this id. */
export type StatusBy = string;
export const SYSTEM: StatusBy = 'system';
export type StoredOrder = {
  _id: string;
  /** What people call it: 'LL-2611-0042', or the number that it had in other books. */
  number: string;
  userID: string;
  userName: string;
  email: string;
  cartVersion: number;
  /** How many orders of the same cart came before this one. */
  counter: number;
  lines: StoredLine[];
  deliveryFeeCents: number;
  /** null without a code. */
  discount: StoredDiscount | null;
  /** The version of the terms that its buyer agreed to; '' in imported orders. */
  termsVersion: string;
  /** The buyer's greeting in the parcel; '' for none. */
  giftNote: string;
  /** What the shop's first delivery method would have cost. */
  standardDeliveryCents: number;
  /** As it was chosen; null in imported orders. */
  delivery: OrderDelivery | null;
  totalCents: number;
  address: OrderAddress;
  orderStatus: OrderStatus;
  statusBy: StatusBy;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  saga: Saga;
  /** Grows with every reservation; a delayed release of an older one cannot free a newer. */
  gen: number;
  /** By number, from '1'. */
  attempts: Record<string, Attempt>;
  /**
   * While it is closing: whether money that the buyer has approved may still be taken, because what closes it is a
   * newer checkout of the same things.
   */
  takeApproved?: boolean;
  /** The payment that paid this order, or the last of those that paid it together. */
  paidBy: string | null;
  /** The others of them. */
  paidAlso: string[];
  /** The maker has asked the buyer for what is missing of the price. */
  restAsked: { cents: number; by: string; at: Date } | null;
  providerPaymentId: string;
  payerId: string;
  /** Money that came after the stock was freed and waits for a new reservation. */
  late: Money | null;
  /** By payment id. */
  review: Record<string, ReviewNote>;
  /** By payment id. */
  money: Record<string, TakenMoney>;
  /** By refund id. */
  refunds: Record<string, StoredRefund>;
  /** By number, from 'w1'. */
  withdrawals: Record<string, StoredWithdrawal>;
  /** By the provider's id of the dispute. */
  disputes: Record<string, StoredDispute>;
  /** What of its money a person has to do something about; missing where nothing is, so that few are in its index. */
  alerts?: OrderAlert[];
  /** Why it is not packed although it is paid; missing where nothing stands against it. */
  packingBlock?: PackingBlock;
  /** Whether its buyer cancelled it before anything was paid; missing until it has ended unpaid. */
  paymentCancelled?: boolean;
  /** The payment that its provider is still deciding about, and the provider's word for why. */
  pendingPayment: { paymentId: string; reason: string } | null;
  /** When all its stock was held for the first time. Until then nobody sees the order. */
  placedAt: Date | null;
  expiresAt: Date;
  /** When the sweeper looks at it; null when nothing is left to do. */
  dueAt: Date | null;
  confirmedAt: Date | null;
  /** By which the parcel can be followed, '' until there is one. */
  trackingCode: string;
  createdAt: Date;
  updatedAt: Date;
  /** When the buyer deleted their account. */
  buyerDeletedAt?: Date;
  /** Who bought and where it went, once the order itself shows it no more: for the books alone. */
  accountingCopy?: { userName: string; email: string; address: OrderAddress };
  history: OrderHistoryEntry[];
  version: number;
  /** Version of the last change that affects a human decision, and the version that wrote it down. */
  decisionVersion: { value: number; writtenIn: number };
};

/** Whether the admin has said no, which no automatic step takes back. */
export function isRejectedByAdmin(order: Pick<StoredOrder, 'orderStatus' | 'statusBy'>): boolean {
  return order.orderStatus === 'rejected' && order.statusBy !== SYSTEM;
}
