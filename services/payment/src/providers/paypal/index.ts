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
import type { ProviderFacts } from '../../domain/verdict.ts';
import { createPaypal } from './client.ts';
import { feeIn } from './fee.ts';
import { paypalListing } from './listing.ts';
import { PaypalRefusal } from './refusal.ts';
import { paypalRefunds } from './refunds.ts';
import { paypalWebhookReader } from './webhook.ts';
import { assertPayLink, ProviderError, type KnownPayment, type Provider } from '../provider.ts';

/** PayPal lets items' names have so many characters. */
const MAX_NAME = 127;
/** The shop delivers in Finland. */
const COUNTRY = 'FI';

/** PayPal: the buyer approves on PayPal's page, then the shop takes the money. */
export function createPaypalProvider(config: PaymentConfig): Provider {
  const paypal = createPaypal(config);
  const standInPages = config.SANDBOX_URL ? config.PUBLIC_URL : null;

  const look = async ({ providerId }: KnownPayment): Promise<ProviderFacts> => {
    try {
      return factsOf(await paypal.ask((client) => new OrdersController(client).getOrder({ id: providerId })));
    } catch (error) {
      // PayPal forgets an order that nobody has approved in time.
      if (error instanceof PaypalRefusal && isNotFound(error.issue)) return nothing('gone');
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
    look,
    capture: async (payment) => {
      try {
        const order = await paypal.ask((client) =>
          new OrdersController(client).captureOrder({
            id: payment.providerId,
            paypalRequestId: captureKey(payment),
            prefer: 'return=representation',
          }),
        );
        const facts = factsOf(order);
        // An answer without its amounts says only that it is done; how much it was is asked.
        return facts.state === 'paid' && facts.reference ? facts : await look(payment);
      } catch (error) {
        if (!(error instanceof PaypalRefusal)) throw error;
        return afterRefusal(error.issue, () => look(payment));
      }
    },
    // PayPal has no call for it. The payment is marked closed, and what is closed is never captured.
    close: () => Promise.resolve(true),
    ...paypalRefunds(paypal),
    ...paypalListing(paypal),
    readWebhook: paypalWebhookReader(paypal),
  };
}

/** PayPal answers a repeated key as before, so what the buyer approves after a refusal is asked for by another one. */
function captureKey({ _id, declines = 0 }: Payment): string {
  return declines === 0 ? `pc-${_id}` : `pc-${_id}-${declines}`;
}

async function afterRefusal(issue: string, look: () => Promise<ProviderFacts>): Promise<ProviderFacts> {
  if (issue === 'ORDER_ALREADY_CAPTURED') return look();
  if (issue === 'ORDER_NOT_APPROVED') return nothing('open');
  if (issue === 'PAYER_ACTION_REQUIRED') return { ...nothing('open'), needsPayer: true };
  if (isNotFound(issue)) return nothing('gone');
  const facts = await look();
  // Money that a call before this one has taken is taken, for whatever reason this one was refused.
  if (facts.state === 'paid' || facts.state === 'pending') return facts;
  const { changedAt } = facts;
  return { ...nothing('declined'), reason: issue, changedAt };
}

const isNotFound = (issue: string): boolean =>
  issue === 'RESOURCE_NOT_FOUND' || issue === 'INVALID_RESOURCE_ID';

/** Facts without money. */
function nothing(state: 'open' | 'declined' | 'gone'): ProviderFacts {
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
          // A pending payment would hold stock for days; PayPal refuses most of those before they begin.
          paymentMethodPreference: PayeePaymentMethodPreference.ImmediatePaymentRequired,
          // PayPal protects a seller only for a parcel to the address that it knows.
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

function factsOf(order: Order): ProviderFacts {
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

const taken = new Set<string | undefined>([
  CaptureStatus.Completed,
  CaptureStatus.Refunded,
  CaptureStatus.PartiallyRefunded,
]);

/** A declined capture may stand beside the one that went through. */
function decisive(captures: OrdersCapture[]): OrdersCapture | undefined {
  return (
    captures.find(({ status }) => taken.has(status)) ??
    captures.find(({ status }) => status === CaptureStatus.Pending) ??
    captures[0]
  );
}

function stateOf({ status }: Order, capture: OrdersCapture | undefined): ProviderFacts['state'] {
  if (capture) {
    if (taken.has(capture.status)) return 'paid';
    return capture.status === CaptureStatus.Pending ? 'pending' : 'declined';
  }
  if (status === OrderStatus.Approved) return 'approved';
  return status === OrderStatus.Voided ? 'gone' : 'open';
}
