import { createHmac, timingSafeEqual } from 'node:crypto';

/** Nine hours, as PayPal's. */
export const TOKEN_SECONDS = 32_400;

/**
 * Contains its expiry, so it survives a restart.
 * @param round number of revocations
 */
export function newAccessToken(secret: string, now: number, round: number): string {
  const text = `${Math.floor(now / 1_000) + TOKEN_SECONDS}-${round}`;
  return `A21AA${text}.${sign(text, secret)}`;
}

/**
 * @param now milliseconds
 * @param round tokens of other rounds are revoked
 */
export function isAccessToken(token: string, secret: string, now: number, round: number): boolean {
  const match = /^A21AA((\d+)-(\d+))\.([\w-]+)$/.exec(token);
  if (!match) return false;
  const [, text = '', until, ofRound, signature = ''] = match;
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number(until) * 1_000 > now && Number(ofRound) === round;
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
