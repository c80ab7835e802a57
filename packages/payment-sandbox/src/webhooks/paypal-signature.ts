import { createHmac, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type Transmission = { id: string; time: string; webhookId: string };

/**
 * PayPal signs `<id>|<time>|<webhook id>|<CRC32 of the body>` with its certificate. The stand-in signs the same
 * text with its client secret; only its own verification call has to understand that.
 */
export function paypalSignature(body: string, sent: Transmission, secret: string): string {
  const text = `${sent.id}|${sent.time}|${sent.webhookId}|${crc32(body)}`;
  return createHmac('sha256', secret).update(text).digest('base64');
}

/** Whether `signature` is what this stand-in put on `body`. */
export function isPaypalSignature(
  body: string,
  sent: Transmission,
  secret: string,
  signature: string,
): boolean {
  const expected = Buffer.from(paypalSignature(body, sent, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
