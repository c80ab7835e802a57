import { createHmac } from 'node:crypto';

/** docs.stripe.com/webhooks/signature. @param seconds Unix time */
export function stripeSignature(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
