import { z } from 'zod';
import { isTopOfSite } from '@shop/shop-rules/top-of-site';

/** `PUBLIC_URL` as an origin without trailing slash; a path is refused: the shop's links start at the top. */
export const publicUrlEnv = z
  .url()
  .refine(isTopOfSite, { error: 'must be http(s)://, a host and no path, like https://shop.example' })
  .transform((url) => new URL(url).origin);

/** `PICTURES_CDN_URL` without trailing slash; '' where the shop serves its pictures itself. */
export const picturesCdnEnv = z
  .url({
    protocol: /^https?$/,
    error: 'must be http(s)://, a host and maybe a path, like https://cdn.example',
  })
  .refine((url) => !/[?#]/.test(url), { error: 'must have no query' })
  .transform((url) => url.replace(/\/$/, ''))
  .default('')
  .describe('Address of a CDN that fetches `/uploads/…` from the shop; pages then name it for pictures');
