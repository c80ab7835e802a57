import { refundedCents, type Charge, type Checkout, type Parcel } from '../domain/checkout.ts';
import { feeCents } from '../domain/fee.ts';
import { money } from './money-view.ts';
import { paypalRefundView } from './refund-view.ts';

const statuses = {
  open: 'PAYER_ACTION_REQUIRED',
  approved: 'APPROVED',
  expired: 'VOIDED',
  pending: 'COMPLETED',
  paid: 'COMPLETED',
  failed: 'COMPLETED',
} as const;

const captureStatuses: Partial<Record<Checkout['state'], string>> = {
  pending: 'PENDING',
  paid: 'COMPLETED',
  failed: 'DECLINED',
};

/** PayPal's Order. */
export function orderView(checkout: Checkout, publicUrl: string): object {
  const self = `https://api-m.sandbox.paypal.com/v2/checkout/orders/${checkout.id}`;
  return {
    id: checkout.id,
    intent: 'CAPTURE',
    status: statuses[checkout.state],
    create_time: checkout.createdAt,
    update_time: checkout.changedAt,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: checkout.reference,
        amount: money(checkout.cents, checkout.currency),
        ...(checkout.parcel ? { shipping: shippingView(checkout.parcel) } : {}),
        ...(checkout.charge ? { payments: paymentsView(checkout) } : {}),
      },
    ],
    ...(checkout.payerId ? { payer: { payer_id: checkout.payerId } } : {}),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${publicUrl}/sandbox/paypal/${checkout.id}`, rel: 'payer-action', method: 'GET' },
      { href: `${self}/capture`, rel: 'capture', method: 'POST' },
    ],
  };
}

function paymentsView(checkout: Checkout): object {
  const refunds = checkout.refunds.map(({ id }) => paypalRefundView(checkout, id));
  return { captures: [captureView(checkout)], ...(refunds.length > 0 ? { refunds } : {}) };
}

function shippingView({ name, address, city, postcode, country }: Parcel): object {
  return {
    name: { full_name: name },
    address: {
      address_line_1: address,
      admin_area_2: city,
      postal_code: postcode,
      country_code: country,
    },
  };
}

/** PayPal's Capture. */
export function captureView(checkout: Checkout): object {
  const { charge } = checkout;
  if (!charge) throw new Error(`${checkout.id} has no capture yet`);
  const refunded = refundedCents(checkout);
  const status =
    refunded === 0
      ? captureStatuses[checkout.state]
      : refunded < charge.cents
        ? 'PARTIALLY_REFUNDED'
        : 'REFUNDED';
  return {
    id: charge.id,
    status,
    ...(checkout.state === 'pending'
      ? { status_details: { reason: charge.reason ?? 'PENDING_REVIEW' } }
      : {}),
    amount: money(charge.cents, charge.currency),
    ...(checkout.state === 'paid' ? { seller_receivable_breakdown: receivable(checkout, charge) } : {}),
    final_capture: true,
    custom_id: checkout.reference,
    supplementary_data: { related_ids: { order_id: checkout.id } },
    create_time: checkout.createdAt,
  };
}

function receivable(checkout: Checkout, { cents, currency }: Charge): object {
  const fee = feeCents(checkout);
  return {
    gross_amount: money(cents, currency),
    paypal_fee: money(fee, currency),
    net_amount: money(cents - fee, currency),
  };
}
