import { createHmac, timingSafeEqual } from 'node:crypto';

/** PayPal's tokens live for nine hours. */
export const TOKEN_SECONDS = 32_400;

/**
 * A token that carries its own end, so that it is still good after the stand-in was killed.
 * @param round how often all tokens have been taken back
 */
export function newAccessToken(secret: string, now: number, round: number): string {
  const text = `${Math.floor(now / 1_000) + TOKEN_SECONDS}-${round}`;
  return `A21AA${text}.${sign(text, secret)}`;
}

/**
 * Whether a token is one of ours and still good.
 * @param now in milliseconds
 * @param round of which the token has to be: a new round withdraws all tokens before it
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
