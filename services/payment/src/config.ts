import { dataEnv, loadConfig, paymentsEnv, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

function matchesMode(env: { SHOP_MODE: string; PAYMENTS: string }, isTest: boolean): boolean {
  return env.SHOP_MODE !== 'production' || isTest === (env.PAYMENTS === 'test');
}

export const envSchema = dataEnv
  .extend({
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, { error: 'must be a Stripe secret key' })
      .describe('Stripe’s secret key'),
    STRIPE_CHECKOUT_DOMAIN: z
      .string()
      .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, { error: 'must be a host name, like pay.example.com' })
      .optional()
      .describe('The shop’s own domain for Stripe’s page, if Stripe is configured for one'),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_.{8,}$/, { error: 'must start with whsec_' })
      .describe('Signing secret of the Stripe webhook endpoint'),
    PAYPAL_CLIENT_ID: z.string().min(8).describe('Client id of the PayPal app'),
    PAYPAL_CLIENT_SECRET: z.string().min(8).describe('Client secret of the PayPal app'),
    PAYPAL_WEBHOOK_ID: z.string().min(4).describe('Id of the webhook that is registered at PayPal'),
    PAYPAL_ENVIRONMENT: z
      .enum(['sandbox', 'live'])
      .default('live')
      .describe('PayPal environment of the client id'),
    PAYMENTS: paymentsEnv,
    SANDBOX_URL: urlEnv
      .optional()
      .describe('Where the stand-ins for the payment providers listen; only in a demo'),
  })
  .refine(({ SHOP_MODE, SANDBOX_URL }) => SHOP_MODE !== 'production' || !SANDBOX_URL, {
    path: ['SANDBOX_URL'],
    error: 'stand-ins are refused in production',
  })
  .refine(({ SANDBOX_URL, STRIPE_SECRET_KEY }) => !SANDBOX_URL || !STRIPE_SECRET_KEY.includes('_live_'), {
    path: ['STRIPE_SECRET_KEY'],
    error: 'a live key is never sent to a stand-in',
  })
  // Mixed test and live keys would take real money behind pages that deny it, or the reverse.
  .refine(({ STRIPE_SECRET_KEY, ...env }) => matchesMode(env, STRIPE_SECRET_KEY.includes('_test_')), {
    path: ['STRIPE_SECRET_KEY'],
    error: 'must be a live key, or with PAYMENTS=test a test key',
  })
  .refine(({ PAYPAL_ENVIRONMENT, ...env }) => matchesMode(env, PAYPAL_ENVIRONMENT === 'sandbox'), {
    path: ['PAYPAL_ENVIRONMENT'],
    error: 'must be live, or with PAYMENTS=test sandbox',
  });
export type PaymentConfig = z.infer<typeof envSchema>;

export const workerEnvSchema = envSchema.safeExtend({
  PAYMENT_URL: urlEnv.describe('Where the payment service listens: the worker acknowledges events there'),
  ORDER_URL: urlEnv.describe('Where the order service listens: the worker acknowledges its events there'),
});
export type WorkerConfig = z.infer<typeof workerEnvSchema>;

export const readConfig = (env: NodeJS.ProcessEnv = process.env): PaymentConfig => loadConfig(envSchema, env);
export const readWorkerConfig = (env: NodeJS.ProcessEnv = process.env): WorkerConfig =>
  loadConfig(workerEnvSchema, env);
