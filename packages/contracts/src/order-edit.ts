import { z } from 'zod';
import { addressSchema } from './address.ts';
import { codeText, multilineText, requiredMultilineText, requiredText, wholeNumber } from './fields.ts';
import { orderStatuses } from '@shop/shop-rules/order-status';

export const orderStatusChangeSchema = z.object({
  orderStatus: z.enum(orderStatuses, { error: 'Valitse tilauksen tila.' }),
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
});

/** Internal note. */
export const orderNoteSchema = z.object({ text: requiredMultilineText(1_000) });

const trackingCode = codeText(60);

/** An empty code removes it. Refused when `seenTrackingCode` is no longer the stored one. */
export const orderEditSchema = z.object({ trackingCode, seenTrackingCode: trackingCode.optional() });

/** The note is optional here. */
export const orderAddressEditSchema = addressSchema.extend({
  name: requiredText(80),
  notes: multilineText(500).default(''),
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
});
export type OrderAddressEdit = z.infer<typeof orderAddressEditSchema>;
