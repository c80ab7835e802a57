import { createHmac, timingSafeEqual } from 'node:crypto';

/** PayPal's tokens live for nine hours. */
export const TOKEN_SECONDS = 32_400;

/** A token that carries its own end, so that it is still good after the stand-in was killed. */
export function newAccessToken(secret: string, now: number): string {
  const until = String(Math.floor(now / 1_000) + TOKEN_SECONDS);
  return `A21AA${until}.${sign(until, secret)}`;
}

export function isAccessToken(token: string, secret: string, now: number): boolean {
  const match = /^A21AA(\d+)\.([\w-]+)$/.exec(token);
  if (!match) return false;
  const [, until = '', signature = ''] = match;
  const expected = Buffer.from(sign(until, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number(until) * 1_000 > now;
}

function sign(until: string, secret: string): string {
  return createHmac('sha256', secret).update(until).digest('base64url');
}
