import { formatEuro } from '@shop/money';
import { z } from 'zod';
import { categoryIds } from '@shop/shop-rules/categories';
import { carriers, type Carrier } from '@shop/shop-rules/delivery-price';
import { emailAddress, requiredMultilineText, requiredText, text, wholeNumber } from './fields.ts';
import { guaranteeNoticeSchema } from './guarantee-notice-file.ts';
import { legalVersionsSchema } from './legal.ts';

/* The owner's settings, one versioned document of catalog. Money is integer cents. */

const deliveryCountries = ['FI'] as const;

const MAX_METHODS = 12;
const MAX_DELIVERY_CENTS = 100_000;
const MAX_FREE_ABOVE_CENTS = 10_000_000;

/** Cents; the message names the limit in euros. */
const centsUpTo = (max: number) => wholeNumber(0, max, `Enintään ${formatEuro(max)}.`);
const freeAbove = centsUpTo(MAX_FREE_ABOVE_CENTS);

const deliveryMethodSchema = z.object({
  /** Stays when the name changes: orders store it. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: 'Vain pieniä kirjaimia a–z, numeroita ja väliviivoja.',
    })
    .max(40, { error: 'Enintään 40 merkkiä.' }),
  name: requiredText(60),
  carrier: z.enum(carriers, { error: 'Valitse kuljetusyhtiö.' }),
  /** Duration as shown: '2–4 arkipäivää'. */
  days: requiredText(60),
  cents: centsUpTo(MAX_DELIVERY_CENTS),
  freeAboveCents: freeAbove.nullable(),
  pickUpPoint: z.boolean(),
  countries: z.array(z.enum(deliveryCountries)).min(1, { error: 'Valitse ainakin yksi maa.' }),
});
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;

/** The first is the default, so it must not need a pick-up point. */
const deliverySchema = z
  .array(deliveryMethodSchema)
  .min(1, { error: 'Jätä ainakin yksi toimitustapa.' })
  .max(MAX_METHODS, { error: `Enintään ${MAX_METHODS} toimitustapaa.` })
  .refine((methods) => new Set(methods.map(({ id }) => id)).size === methods.length, {
    error: 'Kahdella toimitustavalla on sama tunnus.',
  })
  .refine(([first]) => !first?.pickUpPoint, {
    error: 'Ensimmäinen toimitustapa ei voi vaatia noutopistettä.',
  });

const sellerSchema = z.object({
  name: requiredText(120),
  businessId: requiredText(20),
  address: requiredText(200),
  email: emailAddress('Tarkista sähköpostiosoite.'),
  phone: requiredText(40),
});
export type SellerDetails = z.infer<typeof sellerSchema>;

const hoursSchema = z.object({
  email: requiredText(60),
  phone: requiredText(60),
  service: requiredText(60),
  /** Time to an answer, as a sentence. */
  reply: requiredText(120),
});

/** Two lines; the second may be empty. */
const heading = z
  .array(text(60))
  .min(1, { error: 'Kirjoita otsikko.' })
  .max(2, { error: 'Enintään kaksi riviä.' })
  .refine(([first]) => Boolean(first), { error: 'Kirjoita otsikko.' });

const paragraphs = z
  .array(requiredMultilineText(2_000))
  .min(1, { error: 'Kirjoita ainakin yksi kappale.' })
  .max(12, { error: 'Enintään 12 kappaletta.' });

const homeSchema = z.object({
  title: heading,
  lead: requiredMultilineText(300),
  storyTitle: heading,
  storyText: paragraphs,
  tiles: z
    .array(z.enum(categoryIds))
    .min(1, { error: 'Jätä ainakin yksi hylly.' })
    .refine((tiles) => new Set(tiles).size === tiles.length, { error: 'Sama hylly on kahdesti.' }),
});

const storySchema = z.object({
  title: requiredText(120),
  lead: requiredMultilineText(300),
  parts: z
    .array(z.object({ title: requiredText(120), text: paragraphs }))
    .min(1, { error: 'Jätä ainakin yksi kappale.' })
    .max(12, { error: 'Enintään 12 kappaletta.' }),
});

const questionsSchema = z
  .array(z.object({ q: requiredText(200), a: requiredMultilineText(2_000) }))
  .min(1, { error: 'Jätä ainakin yksi kysymys.' })
  .max(30, { error: 'Enintään 30 kysymystä.' });

const week = z.string().regex(/^20\d{2}-W(?:0[1-9]|[1-4]\d|5[0-3])$/, {
  error: 'Kirjoita viikko ja vuosi näin: 3/2027.',
});
const workshopSchema = z.object({
  isOn: z.boolean(),
  daysPerWeek: wholeNumber(1, 7),
  closedWeeks: z.array(week).max(60, { error: 'Enintään 60 viikkoa.' }),
});

const sections = {
  seller: sellerSchema,
  hours: hoursSchema,
  banner: text(120),
  /** Also the default of a new delivery method. */
  freeAboveCents: freeAbove,
  delivery: deliverySchema,
  /** Methods beside cards; the owner's Stripe account must have them on. */
  payments: z.object({ mobilepay: z.boolean(), klarna: z.boolean() }),
  /** Below the VAT limit: no VAT is shown. */
  smallSeller: z.boolean(),
  /** Guests may open products and the search. */
  guestCatalogue: z.boolean(),
  /** Emails open their order without a login. */
  orderLinks: z.boolean(),
  wishlistSharing: z.boolean(),
  wishlistNotices: z.boolean(),
  workshop: workshopSchema,
  reviews: z.boolean(),
  home: homeSchema,
  story: z.object({ fi: storySchema, en: storySchema }),
  questions: z.object({ fi: questionsSchema, en: questionsSchema }),
};

/** `version` is 0 before the first change; `legal` names current versions; the notice's file has its own call. */
export const shopSettingsSchema = z.object({
  version: z.int(),
  legal: legalVersionsSchema,
  guaranteeNotice: guaranteeNoticeSchema,
  ...sections,
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

export type AdminSettings = ShopSettings & { pickUpCarriers: Carrier[] };

export type SettingsSections = Omit<ShopSettings, 'version' | 'legal' | 'guaranteeNotice'>;

/** Only sections sent are checked and set; a stale `version` is refused with the current settings. */
export const shopSettingsEditSchema = z
  .object(sections)
  .partial()
  .extend({
    version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  });
export type ShopSettingsEdit = z.infer<typeof shopSettingsEditSchema>;

/** Without the pages' long texts. */
export const serviceSettingsSchema = shopSettingsSchema.omit({
  banner: true,
  hours: true,
  home: true,
  story: true,
  questions: true,
});
export type ServiceSettings = z.infer<typeof serviceSettingsSchema>;

/** Settings of cart and checkout, sent with the products. */
export const tradeSettingsSchema = shopSettingsSchema.pick({
  version: true,
  freeAboveCents: true,
  delivery: true,
  payments: true,
  smallSeller: true,
  legal: true,
  workshop: true,
});
