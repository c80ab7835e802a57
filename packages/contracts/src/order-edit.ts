import { z } from 'zod';
import { addressSchema } from './address.ts';
import { codeText, multilineText, requiredMultilineText, requiredText, wholeNumber } from './fields.ts';
import { orderStatuses } from '@shop/shop-rules/order-status';

export const orderStatusChangeSchema = z.object({
  orderStatus: z.enum(orderStatuses, { error: 'Valitse tilauksen tila.' }),
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
});

/** What the maker writes down about an order, for nobody else. */
export const orderNoteSchema = z.object({ text: requiredMultilineText(1_000) });

const trackingCode = codeText(60);

/**
 * What the back office may write on an order; an empty code takes it away. A change is refused when the code is no
 * longer the one that was seen; other changes of the order do not stand in its way.
 */
export const orderEditSchema = z.object({ trackingCode, seenTrackingCode: trackingCode.optional() });

/** Where a parcel goes after all: as an address is saved, but the buyer need not have left a note. */
export const orderAddressEditSchema = addressSchema.extend({
  name: requiredText(80),
  notes: multilineText(500).default(''),
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
});
export type OrderAddressEdit = z.infer<typeof orderAddressEditSchema>;
