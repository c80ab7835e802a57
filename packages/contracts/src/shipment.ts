import { z } from 'zod';
import { codeText, wholeNumber } from './fields.ts';

const trackingCode = codeText(60);

/** Versions as the admin saw them. */
export const shipmentSchema = z.object({
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  trackingCode,
  seenTrackingCode: trackingCode,
});
export type Shipment = z.infer<typeof shipmentSchema>;

const heldShipmentSchema = z.object({
  orderID: z.string(),
  /** The order's, before it was sent. */
  version: z.int(),
  trackingCode: z.string(),
  /** ISO 8601; until then it can be undone. */
  dueAt: z.string(),
  state: z.enum(['held', 'sent', 'failed']),
  /** '' unless failed. */
  failure: z.string(),
});
export type HeldShipment = z.infer<typeof heldShipmentSchema>;
