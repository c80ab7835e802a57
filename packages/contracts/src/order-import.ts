import { z } from 'zod';
import { addressSchema } from './address.ts';
import { priceCents, requiredText, sizeOrOne, variant, wholeNumber } from './fields.ts';
import { paymentMethods } from './order-status.ts';
import { uploadUrlPattern } from './picture.ts';

/** Orders that are over, one way or another; what still waits for money or stock is placed, not brought along. */
export const importedStatuses = ['confirmed', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const;

const importedLine = z.object({
  productID: requiredText(64),
  title: requiredText(120),
  images: z.array(z.string().regex(uploadUrlPattern)).max(10).default([]),
  price: priceCents,
  salePrice: z
    .union([z.literal(''), z.null(), priceCents])
    .optional()
    .transform((cents) => cents || null),
  quantity: wholeNumber(1, 1_000),
  size: sizeOrOne,
  variant,
});

const importedOrder = z.object({
  /** The order's number in the books it comes from; brought twice, it stays one order. */
  number: requiredText(64),
  orderDate: z.iso
    .datetime({ offset: true, error: 'Anna päivä ja aika.' })
    .transform((text) => new Date(text)),
  userName: requiredText(80),
  email: z.email({ error: 'Tarkista sähköpostiosoite.' }).max(200),
  orderStatus: z.enum(importedStatuses, { error: 'Valitse tilauksen tila.' }),
  paymentMethod: z.enum(paymentMethods, { error: 'Valitse maksutapa.' }),
  address: addressSchema.partial({ notes: true }),
  lines: z.array(importedLine).min(1).max(50),
});

/** Past orders from other books, at most so many at once that the body stays below its bound. */
export const orderImportSchema = z.object({ orders: z.array(importedOrder).min(1).max(100) });
export type ImportedOrder = z.output<typeof importedOrder>;
/** As a client sends it: euros and text. */
export type ImportedOrderInput = z.input<typeof importedOrder>;
