import type { APIRoute } from 'astro';
import { config } from '../../config.ts';
import { settings } from '../../lib/api/settings.ts';

const DAY_MS = 24 * 3_600_000;
/** RFC 9116: less than a year. */
const GOOD_FOR_DAYS = 180;

export const GET: APIRoute = () => {
  const expires = new Date(Math.floor(Date.now() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS);
  const lines = [
    `Contact: mailto:${settings().seller.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fi, en',
    `Canonical: ${config.PUBLIC_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
