import { z } from 'zod';
import { addressSchema } from './address.ts';
import {
  codeText,
  emailAddress,
  priceCents,
  requiredText,
  sizeOrOne,
  variant,
  wholeNumber,
} from './fields.ts';
import { paymentMethods } from '@shop/shop-rules/order-status';
import { uploadUrlPattern } from '@shop/shop-rules/picture';

/** Finished orders only; unpaid ones are placed, not imported. */
const importedStatuses = ['confirmed', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const;

/** Unix time starts in 1970; an earlier date is a typing error. */
const FIRST_YEAR = 1971;

const importedLine = z
  .object({
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
  })
  .refine(({ price, salePrice }) => salePrice === null || salePrice < price, {
    path: ['salePrice'],
    error: 'Alennushinnan on oltava pienempi kuin hinta.',
  });

const importedOrder = z.object({
  /** Number in the earlier shop; importing it again adds nothing. */
  number: codeText(64).min(1, { error: 'Tämä kenttä on pakollinen.' }),
  orderDate: z.iso
    .datetime({ offset: true, error: 'Anna päivä ja aika.' })
    .transform((text) => new Date(text))
    .refine((date) => date.getFullYear() >= FIRST_YEAR && date.getTime() <= Date.now(), {
      error: 'Päivän on oltava menneisyydessä.',
    }),
  userName: requiredText(80),
  email: emailAddress('Tarkista sähköpostiosoite.'),
  orderStatus: z.enum(importedStatuses, { error: 'Valitse tilauksen tila.' }),
  paymentMethod: z.enum(paymentMethods, { error: 'Valitse maksutapa.' }),
  address: addressSchema.partial({ notes: true }),
  lines: z.array(importedLine).min(1).max(50),
});

/** Fifty orders of a few lines stay far below a call's 100 kB. */
export const orderImportSchema = z.object({ orders: z.array(importedOrder).min(1).max(50) });
export type ImportedOrder = z.output<typeof importedOrder>;
/** Euros and text, as clients send them. */
export type ImportedOrderInput = z.input<typeof importedOrder>;
