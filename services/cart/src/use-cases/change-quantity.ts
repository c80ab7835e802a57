import { quantityOf, type CartLineInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import { isSameChoice, withQuantity, type StoredCart } from '../domain/cart.ts';
import { getBuyable } from './buyable-products.ts';
import { changeCart } from './change-cart.ts';

/**
 * Sets a line's quantity. Taking pieces out is always allowed, also where the stock has shrunk below what
 * would be left.
 * @throws ShopError `minimum-quantity`, `product-not-found`, `cart-line-not-found`, `maximum-stock`
 */
export async function changeQuantity(
  deps: CartDeps,
  userID: string,
  input: CartLineInput,
): Promise<StoredCart> {
  if (input.quantity < 1) throw new ShopError({ code: 'minimum-quantity' });
  const product = await getBuyable(deps, userID, input.productID);
  return changeCart(deps, userID, (cart) => {
    const { lines } = cart;
    const line = lines.find((one) => isSameChoice(one, input));
    if (!line) throw new ShopError({ code: 'cart-line-not-found' });
    const sum = quantityOf(lines, product._id) - line.quantity + input.quantity;
    if (input.quantity > line.quantity && sum > product.stock) throw new ShopError({ code: 'maximum-stock' });
    return { lines: withQuantity(cart, input, input.quantity) };
  });
}
