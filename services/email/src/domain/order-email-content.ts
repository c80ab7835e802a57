import type { OrderMessage } from '@shop/contracts';
import type { OrderEmailKind } from '@shop/shop-rules';
import type { EventOf, orderLapsed, orderRefunded, orderRestAsked, orderWithdrawn } from '@shop/events';

type LapsedEmail = { kind: 'order-lapsed'; why: EventOf<typeof orderLapsed>['why'] };
export type RefundEmail = { kind: 'order-refunded' } & Pick<
  EventOf<typeof orderRefunded>,
  | 'amountCents'
  | 'currency'
  | 'reason'
  | 'elsewhere'
  | 'soldOut'
  | 'lines'
  | 'deliveryCents'
  | 'lessCents'
  | 'note'
>;

type MissingAmountEmail = { kind: 'order-rest-asked' } & Pick<
  EventOf<typeof orderRestAsked>,
  'restCents' | 'paidCents'
>;

type WithdrawalEmail = { kind: 'order-withdrawn' } & Pick<
  EventOf<typeof orderWithdrawn>,
  'at' | 'name' | 'lines'
>;

export type ReminderEmail = { kind: 'review-reminder'; lines: number[] };

type MessageEmail = { kind: 'order-message' } & OrderMessage;

export type PlainOrderEmail = {
  kind: Exclude<
    OrderEmailKind,
    | 'order-lapsed'
    | 'order-refunded'
    | 'order-rest-asked'
    | 'order-withdrawn'
    | 'review-reminder'
    | 'order-message'
  >;
  trackingCode?: string;
};

export type OrderEmailContent =
  | PlainOrderEmail
  | LapsedEmail
  | RefundEmail
  | MissingAmountEmail
  | WithdrawalEmail
  | ReminderEmail
  | MessageEmail;
