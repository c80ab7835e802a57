import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header (docs.stripe.com/webhooks/signature): time and body under the endpoint's secret.
 * @param seconds when it is signed, Unix time
 */
export function stripeSignature(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
