import { formatEuro } from '@shop/money';
import { z } from 'zod';
import { categoryIds } from '@shop/shop-rules/categories';
import { carriers, type Carrier } from '@shop/shop-rules/delivery-price';
import { emailAddress, requiredMultilineText, requiredText, text, wholeNumber } from './fields.ts';
import { guaranteeNoticeSchema } from './guarantee-notice-file.ts';
import { legalVersionsSchema } from './legal.ts';

/*
 * What the owner decides about the shop in the back office, instead of in its environment: one document with a version,
 * kept by the catalogue. Money is integer cents, as everywhere inside.
 */

/** Where parcels go. */
const deliveryCountries = ['FI'] as const;

const MAX_METHODS = 12;
const MAX_DELIVERY_CENTS = 100_000;
const MAX_FREE_ABOVE_CENTS = 10_000_000;

/** Cents up to a sum; its bound is told in euros, as its field is typed in. */
const centsUpTo = (max: number) => wholeNumber(0, max, `Enintään ${formatEuro(max)}.`);
const freeAbove = centsUpTo(MAX_FREE_ABOVE_CENTS);

/** One way for goods to reach their buyer. */
const deliveryMethodSchema = z.object({
  /** Stays the same when the name changes: orders carry it. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: 'Vain pieniä kirjaimia a–z, numeroita ja väliviivoja.',
    })
    .max(40, { error: 'Enintään 40 merkkiä.' }),
  name: requiredText(60),
  carrier: z.enum(carriers, { error: 'Valitse kuljetusyhtiö.' }),
  /** How long it takes, as it is read: '2–4 arkipäivää'. */
  days: requiredText(60),
  cents: centsUpTo(MAX_DELIVERY_CENTS),
  /** Goods of strictly more than this are delivered free; null where they never are. */
  freeAboveCents: freeAbove.nullable(),
  /** Whether the buyer chooses a place to pick the parcel up from. */
  pickUpPoint: z.boolean(),
  countries: z.array(z.enum(deliveryCountries)).min(1, { error: 'Valitse ainakin yksi maa.' }),
});
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;

/** The first one is chosen where a buyer or a call names none, so it must not need a choice itself. */
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
/** Who sells, as the legal pages and the letters name them. */
export type SellerDetails = z.infer<typeof sellerSchema>;

const hoursSchema = z.object({
  email: requiredText(60),
  phone: requiredText(60),
  service: requiredText(60),
  /** How soon an answer comes, as a sentence. */
  reply: requiredText(120),
});

/** A heading of two lines; the second one may be empty. */
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
  /** The categories that the home page shows, in this order. */
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

const sections = {
  seller: sellerSchema,
  hours: hoursSchema,
  /** The line above every page. */
  banner: text(120),
  /** The limit that the banner tells of, and that a new delivery method starts with. */
  freeAboveCents: freeAbove,
  delivery: deliverySchema,
  /** What Stripe's page offers beside cards; each has to be switched on in the owner's Stripe account too. */
  payments: z.object({ mobilepay: z.boolean(), klarna: z.boolean() }),
  /** The seller is below the limit of value added tax: nothing speaks of it. */
  smallSeller: z.boolean(),
  /** Whether guests may click through to products and the search. */
  guestCatalogue: z.boolean(),
  home: homeSchema,
  /** The story page and the questions, in both of their languages. */
  story: z.object({ fi: storySchema, en: storySchema }),
  questions: z.object({ fi: questionsSchema, en: questionsSchema }),
};

/**
 * The settings as the shop answers them. `version` is 0 until somebody has changed the first ones; `legal` tells which
 * words the pages of law have, which are published by themselves. The file of `guaranteeNotice` has a call of its own.
 */
export const shopSettingsSchema = z.object({
  version: z.int(),
  legal: legalVersionsSchema,
  guaranteeNotice: guaranteeNoticeSchema,
  ...sections,
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

/**
 * The settings as the back office is answered them: with every delivery method, and the carriers of whose pick-up points the
 * shop has a list; buyers are offered no other methods that want a point.
 */
export type SettingsRecord = ShopSettings & { pickUpCarriers: Carrier[] };

/** The sections that the settings' form sends. */
export type SettingsSections = Omit<ShopSettings, 'version' | 'legal' | 'guaranteeNotice'>;

/**
 * A change: only the sections that it sends are checked and set. `version` is the one that was seen; a change of other
 * settings than those is refused with the settings as they are.
 */
export const shopSettingsEditSchema = z
  .object(sections)
  .partial()
  .extend({
    version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  });
export type ShopSettingsEdit = z.infer<typeof shopSettingsEditSchema>;

/** What a cart and a checkout need of the settings; it comes with the products they ask for. */
export const tradeSettingsSchema = shopSettingsSchema.pick({
  version: true,
  freeAboveCents: true,
  delivery: true,
  payments: true,
  smallSeller: true,
  legal: true,
});
