import { isIP } from 'node:net';
import { brandEnv } from '@shop/contracts';
import { picturesCdnEnv } from '@shop/contracts/public-url';
import { baseEnv, dataEnv, limitsEnv, loadConfig, paymentsEnv, secretEnv, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

const processUrl = urlEnv.describe('Internal address of that process');

export const envSchema = baseEnv
  .omit({ USER_TOKEN_PUBLIC_KEY: true })
  .extend({
    REDIS_URL: dataEnv.shape.REDIS_URL,
    DB_PREFIX: dataEnv.shape.DB_PREFIX,
    SESSION_SECRET: secretEnv.describe('Signs the session cookie'),
    USER_TOKEN_PRIVATE_KEY: z
      .string()
      .min(1)
      .describe('The gateway’s private ES256 key, PKCS#8 PEM in base64; services hold the public half'),
    ACCOUNT_URL: processUrl,
    CATALOG_URL: processUrl,
    CART_URL: processUrl,
    ORDER_URL: processUrl,
    PAYMENT_URL: processUrl,
    EMAIL_URL: processUrl,
    STOREFRONT_URL: processUrl,
    SANDBOX_URL: urlEnv
      .optional()
      .describe('Where the stand-ins for the payment providers listen; only in a demo'),
    ADMIN_DIST: z
      .string()
      .default(new URL('../../../admin/dist', import.meta.url).pathname)
      .describe('Folder of the built back office'),
    METRICS_HOST: z.string().optional().describe('Address that METRICS_PORT listens on; HOST when not set'),
    METRICS_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .optional()
      .describe(
        'Port of the gateway’s own /metrics and of /health/parts, which its public port does not show; none when not set',
      ),
    BRAND: brandEnv,
    PICTURES_CDN_URL: picturesCdnEnv,
    LIMITS: limitsEnv,
    PAYMENTS: paymentsEnv,
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .refine((list) => list.every(isProxy), {
        error: 'must name addresses, ranges like 10.0.0.0/8, or loopback, linklocal, uniquelocal',
      })
      .describe('Proxies in front whose X-Forwarded-For counts, separated by commas'),
  })
  .refine((env) => env.SHOP_MODE === 'demo' || !env.SANDBOX_URL, {
    error: 'must not be set in production: it would take orders without money',
    path: ['SANDBOX_URL'],
  });

/** Express also accepts numbers, which match no proxy. */
function isProxy(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const [address = '', range, ...rest] = name.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isRange = range === undefined || (/^\d{1,3}$/.test(range) && Number(range) <= bits);
  return isIP(address) !== 0 && isRange && rest.length === 0;
}

export type GatewayConfig = z.infer<typeof envSchema>;

export const readConfig = (env: NodeJS.ProcessEnv = process.env): GatewayConfig => loadConfig(envSchema, env);
