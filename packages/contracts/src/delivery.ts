import { z } from 'zod';
import { postcode } from './fields.ts';
import { carriers } from '@shop/shop-rules/delivery-price';

/** A place where a parcel waits for its buyer. */
const pickUpPointSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
});
export type PickUpPoint = z.infer<typeof pickUpPointSchema>;

/** A question for the places near a postcode that a delivery method reaches. */
export const pickUpPointQuerySchema = z.object({
  postcode: postcode('Postinumerossa on viisi numeroa, esimerkiksi 00100.'),
  method: z.string().max(40),
});

/** How an order is delivered, as it was chosen when it was placed; its price is the order's delivery fee. */
export const orderDeliverySchema = z.object({
  id: z.string(),
  name: z.string(),
  carrier: z.enum(carriers),
  /** As it is read: '2–4 arkipäivää'. */
  days: z.string(),
  /** null where the parcel comes to the address. */
  point: pickUpPointSchema.nullable(),
});
export type OrderDelivery = z.infer<typeof orderDeliverySchema>;
