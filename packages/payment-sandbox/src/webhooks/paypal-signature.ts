import { createHmac, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type Transmission = { id: string; time: string; webhookId: string };

/** PayPal's signed text, but with the client secret instead of a certificate; only the stand-in verifies it. */
export function paypalSignature(body: string, sent: Transmission, secret: string): string {
  const text = `${sent.id}|${sent.time}|${sent.webhookId}|${crc32(body)}`;
  return createHmac('sha256', secret).update(text).digest('base64');
}

/** Compares in constant time. */
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
