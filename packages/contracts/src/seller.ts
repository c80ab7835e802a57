import { z } from 'zod';

/** Short enough for every page and email. */
export const brandEnv = z.string().min(1).max(40).default('Luonnonlanka').describe('The shop’s name');

/** Legal pages and emails name the seller by law, and read the same settings. */
export const sellerSettings = {
  SELLER_NAME: z
    .string()
    .default('Luonnonlanka Oy')
    .describe('Seller’s name, on the legal pages, in emails and in structured data'),
  SELLER_BUSINESS_ID: z.string().default('1234567-8').describe('Seller’s business id'),
  SELLER_ADDRESS: z.string().default('Verstaantie 3, 44280 Sumiainen').describe('Seller’s street address'),
  SELLER_EMAIL: z.string().default('posti@luonnonlanka.example').describe('Seller’s e-mail'),
  SELLER_PHONE: z.string().default('+358 40 555 0140').describe('Seller’s telephone'),
};

export const defaultSettingsEnv = {
  ...sellerSettings,
  GUEST_CATALOGUE: z
    .enum(['closed', 'open'])
    .default('closed')
    .describe('`open` lets guests click through to products and the search'),
  DELIVERY_FEE_CENTS: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe('Price in cents of the first delivery method; orders above 150 € go free'),
  STRIPE_METHODS: z
    .enum(['card', 'card,mobilepay', 'card,klarna', 'card,mobilepay,klarna'])
    .default('card')
    .describe('Payment methods on Stripe’s page: cards, and others that the Stripe account has'),
  VAT_LIABLE: z
    .enum(['true', 'false'])
    .default('true')
    .describe('`false` for a seller below the VAT limit: no VAT is shown, and documents say so'),
};
export type DefaultSettingsEnv = z.infer<z.ZodObject<typeof defaultSettingsEnv>>;

/** Used by email for deletion and by the privacy page. */
export const emailDays = z.coerce
  .number()
  .int()
  .min(30)
  .max(3_650)
  .default(400)
  .describe('Days after which emails to customers are deleted');
