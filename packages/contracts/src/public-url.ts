import { z } from 'zod';
import { isTopOfSite } from '@shop/shop-rules/top-of-site';

/**
 * Where visitors reach the shop: `PUBLIC_URL`, as each process reads it. The shop stands at the top of its address, so with
 * a path its links would lead past it. What is read is the origin, without a slash at its end.
 */
export const publicUrlEnv = z
  .url()
  .refine(isTopOfSite, { error: 'must be http(s)://, a host and no path, like https://shop.example' })
  .transform((url) => new URL(url).origin);
