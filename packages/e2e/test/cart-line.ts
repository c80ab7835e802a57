import type { Customer } from '@shop/testing/http-client';

type Choice = { quantity?: number; size?: string; variant?: number };
export type CartLine = Required<Choice> & { productID: string };

/** A line of a product, as carts and checkouts take it; of a test's product its second picture in M. */
export const lineOf = ({ _id }: { _id: string }, choice: Choice = {}): CartLine => ({
  productID: _id,
  quantity: 1,
  size: 'M',
  variant: 2,
  ...choice,
});

/** Puts a product into a customer's cart. @returns the line, as its checkout takes it */
export async function putInCart(
  customer: Customer,
  product: { _id: string },
  choice: Choice = {},
): Promise<CartLine> {
  const line = lineOf(product, choice);
  const { body } = await customer.call('POST', '/api/shop/cart/add', { userID: customer.id, ...line });
  if (!body.success) throw new Error(`the cart took no line: ${JSON.stringify(body)}`);
  return line;
}
