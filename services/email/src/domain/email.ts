import type { EmailKind, EmailStatus, OrderStatus } from '@shop/shop-rules';
import type { PlainNews } from './order-news.ts';
import type { HeldLink } from './secret-link.ts';

/** One sending of a letter: the shop's own, or one that the maker asked for. */
export type Delivery = {
  by: string;
  askedAt: Date;
  state: EmailStatus;
  triedAt: Date | null;
  tries: number;
  via: 'smtp' | 'file' | null;
  answer: string;
};

/** Who asked for a letter's first sending. */
export const SYSTEM = 'system';

/** A letter as it was written, once; only its sendings change. */
export type StoredEmail = {
  /** The event's id, or the caller's, and the kind: nobody makes the same letter twice. */
  _id: string;
  kind: EmailKind;
  /** null where it is about no order. */
  orderID: string | null;
  /** What people call that order; missing in letters from before orders had numbers. */
  orderNumber?: string;
  to: string;
  toName: string;
  /** The seller's address when it was written, where it is answered; missing in letters from before it was kept. */
  from?: string;
  subject: string;
  html: string;
  text: string;
  /** Where the letter leads; `html` and `text` hold a mark in place of its secret. */
  link?: HeldLink;
  /** The number of the receipt or credit note that goes along; its file is fetched at each sending. */
  receipt?: string;
  createdAt: Date;
  /** The newest sending's. */
  state: EmailStatus;
  /** In the order in which they were asked for. */
  deliveries: Delivery[];
  /** When the sender looks at it; null when nothing is left to do. */
  dueAt: Date | null;
  /** Which try holds it now. */
  lease: string | null;
  /** A mail server has it, or nobody knows whether one has; missing in letters from before that was kept. */
  mayHaveGone?: boolean;
};

/** A letter without what stands in it. */
export type EmailHead = Omit<StoredEmail, 'html' | 'text' | 'dueAt' | 'lease' | 'mayHaveGone'>;

/** The letter that a status calls for when the maker chooses it. */
export const emailOfStatus: Partial<Record<OrderStatus, PlainNews['kind']>> = {
  inShipping: 'order-shipped',
  delivered: 'order-delivered',
  rejected: 'order-cancelled',
};
export const moveKinds: EmailKind[] = Object.values(emailOfStatus);

/** Whether an order has gone back on what a letter of a move tells; a parcel that has arrived was on its way. */
export function isLeft(kind: EmailKind, status: OrderStatus | null): boolean {
  if (status === null || !moveKinds.includes(kind)) return false;
  return emailOfStatus[status] !== kind && !(kind === 'order-shipped' && status === 'delivered');
}

/**
 * Whether letters tell what one of a move would, and nothing that contradicts it since: a no and everything else do.
 * @param kinds of an order's letters, the newest first
 */
export function isToldIn(kinds: EmailKind[], kind: PlainNews['kind']): boolean {
  const isNo = (one: EmailKind) => one === 'order-cancelled';
  const since = kinds.filter((one) => moveKinds.includes(one));
  const contradicted = since.findIndex((one) => isNo(one) !== isNo(kind));
  return (contradicted === -1 ? since : since.slice(0, contradicted)).includes(kind);
}

/** @param occasion the id of the event that called for the letter, or what the caller named it by */
export const emailId = (occasion: string, kind: EmailKind): string => `${occasion}-${kind}`;

/** A sending that nobody has tried yet. */
export function newDelivery(by: string, askedAt: Date): Delivery {
  return { by, askedAt, state: 'queued', triedAt: null, tries: 0, via: null, answer: '' };
}

/** What people call the order of a letter: before orders had numbers, the end of its id. */
export const orderNumberOf = ({
  orderID,
  orderNumber,
}: Pick<StoredEmail, 'orderID' | 'orderNumber'>): string | null => orderNumber ?? orderID?.slice(-8) ?? null;
