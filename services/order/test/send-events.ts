import {
  accountClosed,
  paymentCompleted,
  paymentMismatched,
  paymentPending,
  refundChanged,
  type EventOf,
} from '@shop/events';
import { sendEvent, waitFor } from '@shop/testing';
import type { OrderConfig } from '../src/config.ts';
import type { StoredOrder } from '../src/domain/order.ts';
import type { AccountStandIn } from './stand-ins/account-stand-in.ts';
import { chargeIdOf, type PaymentStandIn, type StandInPayment } from './stand-ins/payment-stand-in.ts';

/** What other services tell order by their events; each waits until order has acknowledged it. */
export type EventSenders = {
  /** Sends payment-completed as payment's relay does. */
  report: (payment: StandInPayment, fields?: object) => Promise<void>;
  /** Sends payment-mismatched. */
  reportMismatch: (payment: StandInPayment) => Promise<void>;
  /** Sends payment-pending with the provider's reason. */
  reportPending: (payment: StandInPayment, reason: string) => Promise<void>;
  /** From now on the provider is deciding about a payment, which nobody can close meanwhile. */
  pend: (paymentId: string) => Promise<void>;
  /** Sends refund-changed, by default that it succeeded. */
  reportRefund: (
    orderID: string,
    refundId: string,
    fields: Partial<EventOf<typeof refundChanged>>,
  ) => Promise<void>;
  /** Tells that a shopper's account is gone. */
  leave: (shopper: { user: { id: string } }) => Promise<void>;
};

type SenderDeps = {
  config: OrderConfig;
  payments: PaymentStandIn;
  accounts: AccountStandIn;
  stored: (orderID: string) => Promise<StoredOrder>;
};

/** The news of payments, refunds and accounts, in the place of the services that have them. */
export function eventSenders({ config, payments, accounts, stored }: SenderDeps): EventSenders {
  const acknowledged = (eventId: string) =>
    waitFor('the acknowledgement', () => payments.acknowledged.includes(eventId));
  const reportPending: EventSenders['reportPending'] = async ({ paymentId, orderID }, reason) =>
    acknowledged(await sendEvent(paymentPending, { paymentId, orderID, reason }, config));
  return {
    report: async ({ paymentId, orderID, provider, amountCents }, fields = {}) => {
      const payload = { paymentId, orderID, provider, amountCents, paidAt: new Date().toISOString() };
      const ids = {
        providerPaymentId: `provider-${paymentId}`,
        payerId: 'PAYER1',
        chargeId: chargeIdOf(paymentId),
      };
      await acknowledged(await sendEvent(paymentCompleted, { ...payload, ...ids, ...fields }, config));
    },
    reportMismatch: async ({ paymentId, orderID, captured, method }) => {
      const money = captured ? { captured, chargeId: chargeIdOf(paymentId) } : { chargeId: '' };
      await acknowledged(
        await sendEvent(paymentMismatched, { paymentId, orderID, method, ...money }, config),
      );
    },
    reportPending,
    pend: async (paymentId) => {
      payments.undecided.add(paymentId);
      await reportPending(payments.get(paymentId), 'ECHECK');
    },
    reportRefund: async (orderID, refundId, fields) => {
      const storedRefund = (await stored(orderID)).refunds?.[refundId];
      const payload: EventOf<typeof refundChanged> = {
        refundId,
        orderID,
        paymentId: storedRefund?.paymentId ?? `${orderID}_1`,
        origin: 'shop',
        state: 'succeeded',
        amountCents: storedRefund?.cents ?? 1,
        currency: storedRefund?.currency ?? 'EUR',
        providerRefundId: `provider-${refundId}`,
        reason: '',
        at: new Date().toISOString(),
        change: (storedRefund?.change ?? 0) + 1,
        ...fields,
      };
      await acknowledged(await sendEvent(refundChanged, payload, config));
    },
    leave: async ({ user }) => {
      const eventId = await sendEvent(accountClosed, { userID: user.id }, config);
      await waitFor('the acknowledgement', () => accounts.acknowledged.includes(eventId));
    },
  };
}
