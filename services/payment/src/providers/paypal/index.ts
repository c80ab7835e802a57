import {
  CaptureStatus,
  CheckoutPaymentIntent,
  OrdersController,
  OrderStatus,
  PayeePaymentMethodPreference,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
  type Order,
  type OrderRequest,
  type OrdersCapture,
  type ShippingDetails,
} from '@paypal/paypal-server-sdk';
import type { ShipTo } from '@shop/contracts';
import { cutText } from '@shop/shop-rules';
import { centsFromText, eurosText } from '@shop/money';
import type { PaymentConfig } from '../../config.ts';
import { linesTotal, type Payment } from '../../domain/payment.ts';
import type { ProviderStatus } from '../../domain/evaluate-payment.ts';
import { createPaypal } from './client.ts';
import { feeIn } from './fee.ts';
import { paypalListing } from './listing.ts';
import { PaypalRefusal } from './refusal.ts';
import { paypalRefunds } from './refunds.ts';
import { paypalWebhookReader } from './webhook.ts';
import { assertPayLink, ProviderError, type KnownPayment, type Provider } from '../provider.ts';

const MAX_NAME = 127;
const COUNTRY = 'FI';

export function createPaypalProvider(config: PaymentConfig): Provider {
  const paypal = createPaypal(config);
  const standInPages = config.SANDBOX_URL ? config.PUBLIC_URL : null;

  const fetchStatus = async ({ providerId }: KnownPayment): Promise<ProviderStatus> => {
    try {
      return statusOf(
        await paypal.ask((client) => new OrdersController(client).getOrder({ id: providerId })),
      );
    } catch (error) {
      // PayPal forgets unapproved orders.
      if (error instanceof PaypalRefusal && isNotFound(error.issue)) return withoutMoney('gone');
      throw error;
    }
  };

  return {
    create: async (payment) => {
      const order = await paypal.ask((client) =>
        new OrdersController(client).createOrder({
          paypalRequestId: `po-${payment._id}`,
          body: orderRequest(payment),
        }),
      );
      const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!order.id || !link) throw new ProviderError('PayPal gave no link for the approval');
      assertPayLink(link.href, ['paypal.com'], standInPages);
      return { providerId: order.id, url: link.href };
    },
    fetchStatus,
    capture: async (payment) => {
      try {
        const order = await paypal.ask((client) =>
          new OrdersController(client).captureOrder({
            id: payment.providerId,
            paypalRequestId: captureKey(payment),
            prefer: 'return=representation',
          }),
        );
        const reported = statusOf(order);
        // The answer may lack amounts.
        return reported.state === 'paid' && reported.reference ? reported : await fetchStatus(payment);
      } catch (error) {
        if (!(error instanceof PaypalRefusal)) throw error;
        return afterRefusal(error.issue, () => fetchStatus(payment));
      }
    },
    // PayPal has no call to close an order; a closed payment is never captured.
    close: () => Promise.resolve(true),
    ...paypalRefunds(paypal),
    ...paypalListing(paypal),
    readWebhook: paypalWebhookReader(paypal),
  };
}

/** A capture after a decline needs a new key, because PayPal repeats its answers. */
function captureKey({ _id, declines = 0 }: Payment): string {
  return declines === 0 ? `pc-${_id}` : `pc-${_id}-${declines}`;
}

async function afterRefusal(
  issue: string,
  fetchStatus: () => Promise<ProviderStatus>,
): Promise<ProviderStatus> {
  if (issue === 'ORDER_ALREADY_CAPTURED') return fetchStatus();
  if (issue === 'ORDER_NOT_APPROVED') return withoutMoney('open');
  if (issue === 'PAYER_ACTION_REQUIRED') return { ...withoutMoney('open'), needsPayer: true };
  if (isNotFound(issue)) return withoutMoney('gone');
  const reported = await fetchStatus();
  // An earlier call may have captured it.
  if (reported.state === 'paid' || reported.state === 'pending') return reported;
  const { changedAt } = reported;
  return { ...withoutMoney('declined'), reason: issue, changedAt };
}

const isNotFound = (issue: string): boolean =>
  issue === 'RESOURCE_NOT_FOUND' || issue === 'INVALID_RESOURCE_ID';

function withoutMoney(state: 'open' | 'declined' | 'gone'): ProviderStatus {
  return { state, amountCents: 0, currency: '', reference: '' };
}

function orderRequest(payment: Payment): OrderRequest {
  const money = (cents: number) => ({ currencyCode: payment.currency, value: eurosText(cents) });
  const { lines, returnUrl, cancelUrl, shipTo } = payment.params;
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        customId: payment._id,
        amount: { ...money(payment.amountCents), breakdown: { itemTotal: money(linesTotal(lines)) } },
        items: lines.map((line) => ({
          name: cutText(line.title || 'Tuote', MAX_NAME),
          quantity: String(line.quantity),
          unitAmount: money(line.unitCents),
        })),
        ...(shipTo ? { shipping: shippingTo(shipTo) } : {}),
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          returnUrl,
          cancelUrl,
          locale: 'fi-FI',
          userAction: PaypalExperienceUserAction.PayNow,
          // Prevents pending payments, which hold stock for days.
          paymentMethodPreference: PayeePaymentMethodPreference.ImmediatePaymentRequired,
          // Required by PayPal's seller protection.
          shippingPreference: PaypalWalletContextShippingPreference.SetProvidedAddress,
        },
      },
    },
  };
}

function shippingTo({ name, address, city, postcode }: ShipTo): ShippingDetails {
  return {
    name: { fullName: name },
    address: { addressLine1: address, adminArea2: city, postalCode: postcode, countryCode: COUNTRY },
  };
}

function statusOf(order: Order): ProviderStatus {
  const unit = order.purchaseUnits?.[0];
  const capture = decisive(unit?.payments?.captures ?? []);
  const amount = capture?.amount ?? unit?.amount;
  return {
    state: stateOf(order, capture),
    amountCents: centsFromText(amount?.value ?? '') ?? -1,
    currency: amount?.currencyCode ?? '',
    reference: unit?.customId ?? '',
    chargeId: capture?.id,
    payerId: order.payer?.payerId,
    ...feeIn(capture?.sellerReceivableBreakdown?.paypalFee),
    reason: capture?.statusDetails?.reason ?? capture?.status,
    changedAt: order.updateTime,
  };
}

const capturedStatuses = new Set<string | undefined>([
  CaptureStatus.Completed,
  CaptureStatus.Refunded,
  CaptureStatus.PartiallyRefunded,
]);

/** Declined captures may precede it. */
function decisive(captures: OrdersCapture[]): OrdersCapture | undefined {
  return (
    captures.find(({ status }) => capturedStatuses.has(status)) ??
    captures.find(({ status }) => status === CaptureStatus.Pending) ??
    captures[0]
  );
}

function stateOf({ status }: Order, capture: OrdersCapture | undefined): ProviderStatus['state'] {
  if (capture) {
    if (capturedStatuses.has(capture.status)) return 'paid';
    return capture.status === CaptureStatus.Pending ? 'pending' : 'declined';
  }
  if (status === OrderStatus.Approved) return 'approved';
  return status === OrderStatus.Voided ? 'gone' : 'open';
}
