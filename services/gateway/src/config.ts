import { baseEnv, dataEnv, loadConfig, secretEnv, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

export const envSchema = baseEnv
  .omit({ USER_TOKEN_PUBLIC_KEY: true })
  .extend({
    REDIS_URL: dataEnv.shape.REDIS_URL,
    DB_PREFIX: dataEnv.shape.DB_PREFIX,
    SESSION_SECRET: secretEnv,
    /** PKCS#8 PEM in base64; the services hold the public half. */
    USER_TOKEN_PRIVATE_KEY: z.string().min(1),
    ACCOUNT_URL: urlEnv,
    CATALOG_URL: urlEnv,
    CART_URL: urlEnv,
    ORDER_URL: urlEnv,
    PAYMENT_URL: urlEnv,
    STOREFRONT_URL: urlEnv,
    /** Where the stand-in of the payment providers is; its pages exist only when this is set. */
    SANDBOX_URL: urlEnv.optional(),
    /** The built back office. */
    ADMIN_DIST: z.string().default(new URL('../../../admin/dist', import.meta.url).pathname),
    BRAND: z.string().default('Luonnonlanka'),
    LIMITS: z.enum(['production', 'local', 'off']).default('production'),
    /** Addresses of proxies in front of this one whose X-Forwarded-For counts, separated by commas. */
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
  })
  .refine((env) => env.SHOP_MODE === 'demo' || !env.SANDBOX_URL, {
    error: 'must not be set in production: it would take orders without money',
    path: ['SANDBOX_URL'],
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.LIMITS === 'production', {
    error: 'must be production in production',
    path: ['LIMITS'],
  });
export type GatewayConfig = z.infer<typeof envSchema>;

export const readConfig = (): GatewayConfig => loadConfig(envSchema, process.env);
