import { z } from 'zod';
import { isTopOfSite } from '@shop/shop-rules/top-of-site';

/** `PUBLIC_URL` as an origin without trailing slash; a path is refused: the shop's links start at the top. */
export const publicUrlEnv = z
  .url()
  .refine(isTopOfSite, { error: 'must be http(s)://, a host and no path, like https://shop.example' })
  .transform((url) => new URL(url).origin);
