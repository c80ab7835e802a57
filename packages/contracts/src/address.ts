import { z } from 'zod';
import { postcode, requiredMultilineText, requiredText, text } from './fields.ts';
import { isPhone, plainPhone } from '@shop/shop-rules/phone';

/** The name defaults to the user's own. */
export const addressSchema = z.object({
  name: text(80).optional(),
  address: requiredText(120),
  city: requiredText(60),
  postcode: postcode('Postinumerossa on viisi numeroa.'),
  phone: requiredText(30)
    .overwrite(plainPhone)
    .refine(isPhone, { error: 'Anna puhelinnumero, esimerkiksi 040 123 4567.' }),
  notes: requiredMultilineText(500),
});
export type AddressInput = z.infer<typeof addressSchema>;

export const addressEditSchema = addressSchema.partial();

export const savedAddressSchema = z.object({
  _id: z.string(),
  userID: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  notes: z.string(),
});
export type Address = z.infer<typeof savedAddressSchema>;
