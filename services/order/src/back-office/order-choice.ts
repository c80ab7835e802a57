import { codeText, text } from '@shop/contracts';
import {
  MAX_SEARCH,
  orderAlerts,
  orderStatuses,
  packingStates,
  paymentMethods,
  paymentStatuses,
  startOfLocalDay,
} from '@shop/shop-rules';
import { z } from 'zod';
import type { OrderChoice } from '../domain/order-list-query.ts';

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z
    .union([item, z.array(item).min(1).max(200)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.infer<T>[])
    .optional();
/** A moment with its offset, or the start of a day in Finland, `daysLater` days on. */
const moment = (daysLater: number) =>
  z
    .union([
      z.iso.date().transform((day) => startOfLocalDay(day, daysLater) ?? undefined),
      z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    ])
    .optional();

export const dateRange = { from: moment(0), to: moment(1) };

export const orderFilterSchema = z.object({
  id: oneOrMore(z.string().max(64)),
  orderStatus: oneOrMore(z.enum(orderStatuses)),
  paymentStatus: oneOrMore(z.enum(paymentStatuses)),
  paymentMethod: oneOrMore(z.enum(paymentMethods)),
  deliveryMethod: oneOrMore(z.string().max(40)),
  q: text(MAX_SEARCH).optional(),
  number: codeText(MAX_SEARCH)
    .regex(/[\p{L}\d]/u)
    .optional(),
  userID: z.string().max(64).optional(),
  paymentPending: z.literal(true).optional(),
  alert: z.enum(orderAlerts).optional(),
  packing: z.enum(packingStates).optional(),
  paymentCancelled: z.boolean().optional(),
  ...dateRange,
});

export function choiceOf(filter: z.infer<typeof orderFilterSchema>): OrderChoice {
  const { id: ids, q, number, ...rest } = filter;
  const words = q || number;
  return {
    ...rest,
    ...(ids ? { ids } : {}),
    ...(words ? { words } : {}),
    ...(number ? { numberPart: number } : {}),
  };
}
