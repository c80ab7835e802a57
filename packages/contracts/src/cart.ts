import { vatClasses } from '@shop/money';
import { z } from 'zod';
import { id, sizeOrOne, variant } from './fields.ts';

/** How many different lines one cart holds at the most. */
export const MAX_CART_LINES = 50;

/** A cart quantity: a whole number, as JSON number or digits. Its bounds have messages of their own. */
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

/**
 * The picture of the model as the chooser saw it: the maker may have given its number to another one since. Without it the
 * number means what it does at the call.
 */
const seenPicture = z.string().max(200).optional();

/** `userID` is compared with the session by the cart service, never used to choose a cart. */
export const cartLineSchema = z.object({
  userID: z.string().max(64).optional(),
  productID: id,
  size: sizeOrOne,
  variant,
  image: seenPicture,
  quantity: quantity
    .optional()
    .transform((value) => value ?? 1)
    .pipe(z.int({ error: 'Anna määrä kokonaislukuna.' })),
});
export type CartLineInput = z.infer<typeof cartLineSchema>;

/** A change names the quantity: leaving it out must not set it to one. */
export const cartUpdateSchema = cartLineSchema.extend({
  quantity: quantity.pipe(z.int({ error: 'Anna määrä kokonaislukuna.' })),
});

/** Which lines of a product a removal means; without size and variant all of them. */
export const cartRemovalSchema = z.object({
  size: z.string().max(12).optional(),
  variant: z.coerce.number().int().min(1).max(50).optional(),
  image: seenPicture,
});

/** A cart's line as the shop answers it: prices, stock and title are the catalogue's of this moment. */
const cartItemSchema = z.object({
  productID: z.string(),
  title: z.string(),
  /** The product's models; a model that is gone stands last among them. */
  images: z.array(z.string()),
  placeholder: z.string(),
  quantity: z.int(),
  size: z.string(),
  /** The number that the line's model has now. */
  variant: z.int(),
  /** The name of the model's colour; missing where it has none. */
  colour: z.string().optional(),
  /** Euros, as is `salePrice`, which is 0 when the product is not on sale. */
  price: z.number(),
  salePrice: z.number(),
  /** The lowest price of the 30 days before its sale; only where the sale is a lawful reduction. */
  lowestPrice: z.number().optional(),
  /** Missing on a line whose product is gone. */
  vatClass: z.enum(vatClasses).optional(),
  /** What can be had of the product; of this size alone where the product's pieces are kept by size. */
  stock: z.int(),
  bySize: z.literal(true).optional(),
  /** Made for its buyer alone: there is no right to withdraw. */
  madeToOrder: z.literal(true).optional(),
  /** Why this line cannot be bought as it stands; `model-gone` where it is its size that is gone, too. */
  problem: z.enum(['gone', 'model-gone', 'short']).optional(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** The cart of one user; `total` in euros over the lines that can be bought. */
export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  version: z.int(),
  total: z.number(),
});
export type Cart = z.infer<typeof cartSchema>;
