import { z } from 'zod';
import { cleanCode } from '@shop/shop-rules/clean-text';
import { centsOfEuros, moment, wholeText } from './fields.ts';
import { discountKinds } from '@shop/shop-rules/order-totals';

/** How often a code can be used at the most: all its uses stand in one document, whose size they bound. */
export const MAX_DISCOUNT_USES = 10_000;

/** A code as it is kept: whoever types it may write it small, and with spaces around it. */
const codeText = z
  .string({ error: 'Anna koodi.' })
  .max(60, { error: 'Koodissa on enintään 24 merkkiä.' })
  .transform((text) => cleanCode(text).toLocaleUpperCase('fi-FI'));

/** What a buyer has typed as a code; '' means none. */
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

/** An empty field is 0. No union of both: what one of those does not take is told in zod's words, not in the field's. */
const orZero = (schema: z.ZodType<number>) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? 0 : typed), schema).default(0);

/**
 * A new discount code. `percent` and `amount` count for the kind that is called so; a moment without an offset is
 * Finland's time; no limit is `MAX_DISCOUNT_USES` in all, and none for each buyer.
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

/** What a code gives, as its buyer is told; euros. */
const discountOfferSchema = z.object({
  code: z.string(),
  kind: z.enum(discountKinds),
  /** 0 where it is no percentage. */
  percent: z.number(),
  /** 0 where it is no sum. */
  amount: z.number(),
});
export type DiscountOffer = z.infer<typeof discountOfferSchema>;

/** Where a code stands: not begun, in use, used up, over. */
const discountStates = ['coming', 'open', 'used-up', 'over'] as const;

/** A discount code as the back office sees it. */
const discountCodeSchema = discountOfferSchema.extend({
  /** The code. */
  id: z.string(),
  /** Euros that the goods have to come to. */
  minimum: z.number(),
  /** ISO 8601, null without. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  limit: z.int(),
  /** null where a buyer may use it as often as it lasts. */
  perBuyer: z.int().nullable(),
  state: z.enum(discountStates),
  /** Paid orders, and unpaid ones that keep a use for now. */
  paid: z.int(),
  open: z.int(),
  createdAt: z.string(),
  /** The paid orders that used it last, the newest first. */
  orders: z.array(z.object({ orderID: z.string(), at: z.string() })),
});
export type DiscountCode = z.infer<typeof discountCodeSchema>;

/** Body of POST /api/shop/purchase/discount: what a code would give for the cart as it is. */
export const discountQuestionSchema = z.object({ discountCode: typedDiscountCode });

/** What a code gave on an order: `amount` euros off its goods (0 where it gave the delivery). */
export const orderDiscountSchema = z.object({
  code: z.string(),
  kind: z.enum(discountKinds),
  /** 0 where it is no percentage. */
  percent: z.number(),
  amount: z.number(),
});
export type OrderDiscount = z.infer<typeof orderDiscountSchema>;
