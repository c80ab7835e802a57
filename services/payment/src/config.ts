import { dataEnv, loadConfig, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

export const envSchema = dataEnv
  .extend({
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, { error: 'must be a Stripe secret key' })
      .describe('Stripe’s secret key'),
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
      .describe('Which of PayPal’s two worlds the client id belongs to'),
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
  });
export type PaymentConfig = z.infer<typeof envSchema>;

export const workerEnvSchema = envSchema.safeExtend({
  PAYMENT_URL: urlEnv.describe('Where the payment service listens: the worker acknowledges events there'),
});

export const readConfig = (): PaymentConfig => loadConfig(envSchema, process.env);
export const readWorkerConfig = (): z.infer<typeof workerEnvSchema> =>
  loadConfig(workerEnvSchema, process.env);
