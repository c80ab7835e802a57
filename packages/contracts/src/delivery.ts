import { z } from 'zod';
import { postcode } from './fields.ts';
import { carriers } from '@shop/shop-rules/delivery-price';

const pickUpPointSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
});
export type PickUpPoint = z.infer<typeof pickUpPointSchema>;

/** Points near a postcode that a method delivers to. */
export const pickUpPointQuerySchema = z.object({
  postcode: postcode('Postinumerossa on viisi numeroa, esimerkiksi 00100.'),
  method: z.string().max(40),
});

/** Chosen delivery; its price is the order's delivery fee. */
export const orderDeliverySchema = z.object({
  id: z.string(),
  name: z.string(),
  carrier: z.enum(carriers),
  /** Duration as shown: '2–4 arkipäivää'. */
  days: z.string(),
  point: pickUpPointSchema.nullable(),
});
export type OrderDelivery = z.infer<typeof orderDeliverySchema>;
