import type { EmailOrder } from '@shop/contracts';
import type { EmailKind, EmailStatus, OrderStatus } from '@shop/shop-rules';
import type { PlainOrderEmail } from './order-email-content.ts';
import type { HeldLink } from './secret-link.ts';

export type Delivery = {
  by: string;
  askedAt: Date;
  state: EmailStatus;
  triedAt: Date | null;
  tries: number;
  via: 'smtp' | 'file' | null;
  answer: string;
};

export const SYSTEM = 'system';

export type StoredEmail = {
  /** Event or caller's id, and kind; makes it unique. */
  _id: string;
  kind: EmailKind;
  orderID: string | null;
  orderNumber?: string;
  to: string;
  toName: string;
  from?: string;
  subject: string;
  html: string;
  text: string;
  /** `html` and `text` hold a mark in place of the secret. */
  link?: HeldLink;
  /** Number of the attached receipt or credit note; the file is fetched at each delivery. */
  receipt?: string;
  createdAt: Date;
  state: EmailStatus;
  deliveries: Delivery[];
  dueAt: Date | null;
  lease: string | null;
  /** A mail server has it, or may have it. */
  mayHaveGone?: boolean;
  traceparent?: string | undefined;
};

export type EmailHead = Omit<
  StoredEmail,
  'html' | 'text' | 'dueAt' | 'lease' | 'mayHaveGone' | 'traceparent'
>;

export const emailOfStatus: Partial<Record<OrderStatus, PlainOrderEmail['kind']>> = {
  inShipping: 'order-shipped',
  delivered: 'order-delivered',
  rejected: 'order-cancelled',
};
export const moveKinds: EmailKind[] = Object.values(emailOfStatus);

/** Whether an order has left the status that an email announces; delivered includes shipped. */
export function isLeft(kind: EmailKind, status: OrderStatus | null): boolean {
  if (status === null || !moveKinds.includes(kind)) return false;
  return emailOfStatus[status] !== kind && !(kind === 'order-shipped' && status === 'delivered');
}

/** Whether earlier emails already say this and nothing since contradicts it. @param kinds newest first */
export function isAnnouncedIn(kinds: EmailKind[], kind: PlainOrderEmail['kind']): boolean {
  const isNo = (one: EmailKind) => one === 'order-cancelled';
  const since = kinds.filter((one) => moveKinds.includes(one));
  const contradicted = since.findIndex((one) => isNo(one) !== isNo(kind));
  return (contradicted === -1 ? since : since.slice(0, contradicted)).includes(kind);
}

type Reminded = Pick<EmailOrder, 'email' | 'orderStatus' | 'remindsOfReview'>;
export const isReminded = ({ email, orderStatus, remindsOfReview = true }: Reminded): boolean =>
  remindsOfReview && email !== '' && (orderStatus ?? 'delivered') === 'delivered';

export const emailId = (occasion: string, kind: EmailKind): string => `${occasion}-${kind}`;

export function newDelivery(by: string, askedAt: Date): Delivery {
  return { by, askedAt, state: 'queued', triedAt: null, tries: 0, via: null, answer: '' };
}

export const orderNumberOf = ({
  orderID,
  orderNumber,
}: Pick<StoredEmail, 'orderID' | 'orderNumber'>): string | null => orderNumber ?? orderID?.slice(-8) ?? null;
