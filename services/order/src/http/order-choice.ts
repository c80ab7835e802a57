import { MAX_SEARCH, orderAlerts, orderStatuses, paymentMethods, paymentStatuses } from '@shop/contracts';
import { z } from 'zod';
import type { OrderChoice } from '../domain/order-list-query.ts';

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z
    .union([item, z.array(item).min(1).max(200)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.infer<T>[])
    .optional();
/** A day, or a moment. */
export const date = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((text) => new Date(text))
  .optional();

/** What the back office narrows its list of orders by, and what it exports. */
export const orderFilterSchema = z.object({
  id: oneOrMore(z.string().max(64)),
  orderStatus: oneOrMore(z.enum(orderStatuses)),
  paymentStatus: oneOrMore(z.enum(paymentStatuses)),
  paymentMethod: oneOrMore(z.enum(paymentMethods)),
  q: z.string().trim().max(MAX_SEARCH).optional(),
  number: z
    .string()
    .max(MAX_SEARCH)
    .regex(/[\p{L}\d]/u)
    .optional(),
  userID: z.string().max(64).optional(),
  paymentPending: z.literal(true).optional(),
  alert: z.enum(orderAlerts).optional(),
  from: date,
  /** A plain date counts to its end. */
  to: date,
});

/** The orders that a filter means. */
export function choiceOf(filter: z.infer<typeof orderFilterSchema>): OrderChoice {
  const { id: ids, q, number, to, ...rest } = filter;
  const words = q || number;
  return {
    ...rest,
    ...(ids ? { ids } : {}),
    ...(words ? { words } : {}),
    ...(number ? { numberPart: number } : {}),
    ...(to ? { to: endOf(to) } : {}),
  };
}

/** Midnight means the whole day that begins with it. */
export function endOf(to: Date): Date {
  const isDay = to.getTime() % 86_400_000 === 0;
  return isDay ? new Date(to.getTime() + 86_400_000) : to;
}
