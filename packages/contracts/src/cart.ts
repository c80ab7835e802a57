import { vatClasses } from '@shop/money';
import { z } from 'zod';
import { customInputSchema, customPieceSchema } from './custom-piece.ts';
import { id, sizeOrOne, variant } from './fields.ts';
import { orderPromiseSchema } from './order-promise.ts';

export const MAX_CART_LINES = 50;

/** A number or digits; the bounds have messages of their own. */
const quantity = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,10}$/)
      .transform(Number),
  ],
  {
    error: 'Anna määrä kokonaislukuna.',
  },
);

/** Picture of the chosen model: its number may mean another model by now. */
const seenPicture = z.string().max(200).optional();

/** `userID` is compared with the session, never used to choose a cart. */
export const cartLineSchema = z.object({
  userID: z.string().max(64).optional(),
  productID: id,
  size: sizeOrOne,
  variant,
  image: seenPicture,
  /** Made to own measures; a line of its own. */
  custom: customInputSchema.optional(),
  quantity: quantity
    .optional()
    .transform((value) => value ?? 1)
    .pipe(z.int({ error: 'Anna määrä kokonaislukuna.' })),
});
export type CartLineInput = z.infer<typeof cartLineSchema>;

/** Required: a missing quantity must not set it to one. */
export const cartUpdateSchema = cartLineSchema.omit({ custom: true }).extend({
  customID: id.optional(),
  quantity: quantity.pipe(z.int({ error: 'Anna määrä kokonaislukuna.' })),
});
export type CartUpdateInput = z.infer<typeof cartUpdateSchema>;

/** Without size and variant all lines of the product. */
export const cartRemovalSchema = z.object({
  size: z.string().max(12).optional(),
  variant: z.coerce.number().int().min(1).max(50).optional(),
  image: seenPicture,
  customID: id.optional(),
});

const cartItemSchema = z.object({
  productID: z.string(),
  title: z.string(),
  /** A removed model stands last. */
  images: z.array(z.string()),
  placeholder: z.string(),
  quantity: z.int(),
  size: z.string(),
  /** Current number of the line's model. */
  variant: z.int(),
  colour: z.string().optional(),
  /** Euros; `salePrice` is 0 without a sale. */
  price: z.number(),
  salePrice: z.number(),
  /** Of the 30 days before a lawful sale. */
  lowestPrice: z.number().optional(),
  /** Missing when the product is gone. */
  vatClass: z.enum(vatClasses).optional(),
  /** Of this size where stock is kept by size. */
  stock: z.int(),
  bySize: z.literal(true).optional(),
  madeToOrder: z.literal(true).optional(),
  promise: orderPromiseSchema.optional(),
  customID: z.string().optional(),
  custom: customPieceSchema.optional(),
  /** `model-gone` also where the size is gone; `measures` where they are no longer taken. */
  problem: z.enum(['gone', 'model-gone', 'measures', 'short']).optional(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** `total` in euros over the lines that can be bought. */
export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  version: z.int(),
  total: z.number(),
});
export type Cart = z.infer<typeof cartSchema>;
