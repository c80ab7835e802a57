import type {
  OrderAddress,
  OrderHistoryEntry,
  OrderStatus,
  OwnHolds,
  PaymentMethod,
  PaymentProvider,
  PaymentStatus,
} from '@shop/contracts';

/**
 * Where an order stands between stock and money.
 *
 * reserving → reserved → committing → committed is the way of an order that is paid in time. One that is not goes
 * closing → releasing → released: stock is freed only after every way to pay is closed. Money that still comes
 * goes re-reserving → committing, or back to releasing. `held` keeps the stock until a person has looked at
 * money that does not match.
 */
export type Saga =
  | 'reserving'
  | 'reserved'
  | 'closing'
  | 'releasing'
  | 'released'
  | 're-reserving'
  | 'committing'
  | 'committed'
  | 'held';

/** A checkout that may still be paid, or is on its way out. */
export const openSagas: Saga[] = ['reserving', 'reserved', 'closing', 'releasing'];

/**
 * `starting`: the provider may or may not know of it yet, its link has not left the server · `failed`: declined ·
 * `review`: its money waits for a person.
 */
export type AttemptStatus = 'starting' | 'open' | 'failed' | 'closed' | 'paid' | 'review';
export type Attempt = {
  provider: PaymentProvider;
  amountCents: number;
  status: AttemptStatus;
  url: string;
  startedAt: Date;
};

export type StoredLine = {
  productID: string;
  title: string;
  images: string[];
  priceCents: number;
  /** null when there was no sale. */
  salePriceCents: number | null;
  quantity: number;
  size: string;
  variant: number;
};

/** Money that a provider has confirmed. */
export type Money = {
  paymentId: string;
  provider: PaymentProvider;
  amountCents: number;
  providerPaymentId: string;
  payerId: string;
};

/** Why money waits for a person: paid twice, not the sum that was asked, after the stock was gone, or after a no. */
export type ReviewReason = 'second' | 'mismatch' | 'late' | 'rejected';
export type ReviewNote = { reason: ReviewReason; amountCents: number; at: Date };

/** Who decided an order's status: the shop itself, or the admin with this id. */
export type StatusBy = string;
export const SYSTEM: StatusBy = 'system';

export type StoredOrder = {
  _id: string;
  userID: string;
  userName: string;
  cartVersion: number;
  /** How many orders of the same cart came before this one. */
  counter: number;
  lines: StoredLine[];
  deliveryFeeCents: number;
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
  /** The payment that paid this order. */
  paidBy: string | null;
  providerPaymentId: string;
  payerId: string;
  /** Money that came after the stock was freed and waits for a new reservation. */
  late: Money | null;
  /** By payment id. */
  review: Record<string, ReviewNote>;
  /** When all its stock was held for the first time. Until then nobody sees the order. */
  placedAt: Date | null;
  expiresAt: Date;
  /** When the sweeper looks at it; null when nothing is left to do. */
  dueAt: Date | null;
  confirmedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  history: OrderHistoryEntry[];
  version: number;
};

/** An attempt by which money may still come. */
export function isLive(attempt: Attempt | undefined): boolean {
  return attempt?.status === 'starting' || attempt?.status === 'open';
}

/** The attempts by which money may still come, with their numbers. */
export function liveAttempts(order: Pick<StoredOrder, 'attempts'>): [number, Attempt][] {
  return Object.entries(order.attempts)
    .filter(([, attempt]) => isLive(attempt))
    .map(([number, attempt]) => [Number(number), attempt]);
}

/** The attempts with one of them changed. */
export function withAttempt(
  { attempts }: Pick<StoredOrder, 'attempts'>,
  number: number,
  change: Partial<Attempt>,
): StoredOrder['attempts'] {
  const attempt = attempts[number];
  return attempt ? { ...attempts, [number]: { ...attempt, ...change } } : attempts;
}

/** The id of an order's attempt, which payment knows it by. */
export function paymentIdOf(orderID: string, attempt: number): string {
  return `${orderID}_${attempt}`;
}

/** The number of the attempt that a payment's id names. */
export function attemptOf(paymentId: string): number {
  return Number(paymentId.split('_')[1]);
}

/** What a user's unfinished checkouts hold, as long as nothing of it is on its way back. */
export function heldBy(open: Pick<StoredOrder, 'saga' | 'lines'>[]): OwnHolds {
  return open
    .filter(({ saga }) => saga === 'reserved' || saga === 'closing')
    .flatMap(({ lines }) => lines.map(({ productID, quantity }) => ({ productID, quantity })));
}

/** The sagas in which an order rightly holds or has bought its stock. */
const keeping: Saga[] = [
  'reserving',
  'reserved',
  'closing',
  're-reserving',
  'committing',
  'committed',
  'held',
];

/** Whether what was reserved for this generation of an order is still wanted. */
export function keepsHolds(order: Pick<StoredOrder, 'saga' | 'gen'>, gen: number): boolean {
  return order.gen === gen && keeping.includes(order.saga);
}

/** Whether the admin has said no, which no automatic step takes back. */
export function isRejectedByAdmin(order: Pick<StoredOrder, 'orderStatus' | 'statusBy'>): boolean {
  return order.orderStatus === 'rejected' && order.statusBy !== SYSTEM;
}

/** How many pieces of each product, in the order in which they are reserved: two orders never wait in a circle. */
export function piecesOf(lines: StoredLine[]): { productID: string; quantity: number }[] {
  const pieces = new Map<string, number>();
  for (const { productID, quantity } of lines) {
    pieces.set(productID, (pieces.get(productID) ?? 0) + quantity);
  }
  return [...pieces]
    .map(([productID, quantity]) => ({ productID, quantity }))
    .toSorted((one, other) => (one.productID < other.productID ? -1 : 1));
}
