import { ShopError } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import type { CartLine, StoredCart } from '../domain/cart.ts';
import { changeCart } from './change-cart.ts';

/** Which lines a removal means: without size and variant, all of the product's. */
export type Removal = { productID: string; size?: string | undefined; variant?: number | undefined };

/** @throws ShopError `cart-line-not-found` when no line is meant */
export async function removeLine(
  deps: Pick<CartDeps, 'carts'>,
  userID: string,
  removal: Removal,
): Promise<StoredCart> {
  const isMeant = (line: CartLine) =>
    line.productID === removal.productID &&
    (removal.size === undefined || line.size === removal.size) &&
    (removal.variant === undefined || line.variant === removal.variant);
  return changeCart(deps, userID, ({ lines }) => {
    if (!lines.some(isMeant)) throw new ShopError({ code: 'cart-line-not-found' });
    return { lines: lines.filter((line) => !isMeant(line)) };
  });
}
