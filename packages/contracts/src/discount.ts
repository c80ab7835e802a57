import { z } from 'zod';
import { cleanCode } from '@shop/shop-rules/clean-text';
import { centsOfEuros, moment, wholeText } from './fields.ts';
import { discountKinds } from '@shop/shop-rules/order-totals';

/** All uses of a code are in one document; this limits its size. */
export const MAX_DISCOUNT_USES = 10_000;

/** Buyers may type lower case and spaces. */
const codeText = z
  .string({ error: 'Anna koodi.' })
  .max(60, { error: 'Koodissa on enintään 24 merkkiä.' })
  .transform((text) => cleanCode(text).toLocaleUpperCase('fi-FI'));

/** '' for no code. */
export const typedDiscountCode = codeText;

const code = codeText.pipe(
  z.string().regex(/^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9-]{2,23}$/, {
    error: 'Koodissa on 3–24 merkkiä: kirjaimia, numeroita ja väliviivoja.',
  }),
);

const count = (max: number) =>
  z
    .union([z.literal('').transform(() => null), z.null(), z.number(), wholeText], {
      error: 'Anna kokonaisluku.',
    })
    .pipe(
      z
        .int({ error: 'Anna kokonaisluku.' })
        .min(1, { error: 'Anna vähintään 1.' })
        .max(max, { error: `Anna enintään ${max}.` })
        .nullable(),
    )
    .default(null);

const NO_PERCENT = 'Anna kokonaisluku 1–99.';

/** An empty field is 0. Not a union, so that errors keep the field's own message. */
const orZero = (schema: z.ZodType<number>) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? 0 : typed), schema).default(0);

/**
 * `percent` and `amount` apply to the kind of that name. Times default to Finnish, the limit to `MAX_DISCOUNT_USES`,
 * none per buyer.
 */
export const newDiscountCodeSchema = z
  .object({
    code,
    kind: z.enum(discountKinds, { error: 'Valitse, mitä koodi antaa.' }),
    percent: orZero(z.union([z.number(), wholeText], { error: NO_PERCENT })),
    amount: orZero(centsOfEuros('Anna summa euroina, esimerkiksi 10,00.')),
    minimum: orZero(centsOfEuros('Anna summa euroina, esimerkiksi 50,00.')),
    start: moment.default(null),
    end: moment.default(null),
    limit: count(MAX_DISCOUNT_USES),
    perBuyer: count(MAX_DISCOUNT_USES),
  })
  .superRefine(({ kind, percent, amount, start, end }, context) => {
    const fail = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'percent' && !(Number.isInteger(percent) && percent >= 1 && percent <= 99)) {
      fail('percent', NO_PERCENT);
    }
    if (kind === 'amount' && amount < 1) fail('amount', 'Anna summa, joka on yli 0\u00a0€.');
    if (start && end && start >= end) fail('end', 'Loppu on ennen alkua.');
  });
export type NewDiscountCode = z.infer<typeof newDiscountCodeSchema>;

const discountOfferSchema = z.object({
  code: z.string(),
  kind: z.enum(discountKinds),
  percent: z.number(),
  amount: z.number(),
});
export type DiscountOffer = z.infer<typeof discountOfferSchema>;

const discountStates = ['coming', 'open', 'used-up', 'over'] as const;

const discountCodeSchema = discountOfferSchema.extend({
  id: z.string(),
  /** Least sum of goods in euros. */
  minimum: z.number(),
  /** ISO 8601, null for none. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  limit: z.int(),
  perBuyer: z.int().nullable(),
  state: z.enum(discountStates),
  /** Uses by paid and by unpaid orders. */
  paid: z.int(),
  open: z.int(),
  createdAt: z.string(),
  /** Last paid orders, newest first. */
  orders: z.array(z.object({ orderID: z.string(), at: z.string() })),
});
export type DiscountCode = z.infer<typeof discountCodeSchema>;

/** Body of POST /api/shop/purchase/discount. */
export const discountQuestionSchema = z.object({ discountCode: typedDiscountCode });

/** `amount`: euros off the goods, 0 for free delivery. */
export const orderDiscountSchema = z.object({
  code: z.string(),
  kind: z.enum(discountKinds),
  percent: z.number(),
  amount: z.number(),
});
export type OrderDiscount = z.infer<typeof orderDiscountSchema>;
