import { z } from 'zod';
import { addressSchema } from './address.ts';
import {
  centsOfEuros,
  email,
  id,
  multilineText,
  requiredMultilineText,
  requiredText,
  sizeOrOne,
  variant,
  wholeNumber,
} from './fields.ts';
import { chosenMethods, handMethods } from '@shop/shop-rules/order-status';

const NO_METHOD = { error: 'Valitse toimitustapa.' };

export const manualOrderSchema = addressSchema.extend({
  name: requiredText(80),
  email,
  notes: multilineText(500).default(''),
  deliveryMethod: z.string(NO_METHOD).min(1, NO_METHOD).max(40),
  pickUpPoint: z.string({ error: 'Valitse noutopiste.' }).max(40).optional(),
  lines: z
    .array(z.object({ productID: id, size: sizeOrOne, variant, quantity: wholeNumber(1, 1_000) }))
    .min(1, { error: 'Lisää vähintään yksi tuote.' })
    .max(50),
  note: multilineText(1_000).default(''),
  seenTotal: centsOfEuros('Anna summa euroina, esimerkiksi 129,90.').optional(),
});
export type ManualOrder = z.infer<typeof manualOrderSchema>;

export const paymentLinkRequestSchema = z.object({
  paymentMethod: z.enum(chosenMethods, { error: 'Valitse maksutapa.' }),
});

export const handPaymentSchema = z.object({
  method: z.enum(handMethods, { error: 'Valitse, miten tilaus maksettiin.' }),
  reason: requiredMultilineText(500),
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
});
export type HandPayment = z.infer<typeof handPaymentSchema>;
