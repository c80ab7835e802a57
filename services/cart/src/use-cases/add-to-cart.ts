import { MAX_CART_LINES, quantityOf, type CartLineInput, type ProductSnapshot } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import { isSameChoice, withQuantity, type StoredCart } from '../domain/cart.ts';
import { getBuyable } from './buyable-products.ts';
import { changeCart } from './change-cart.ts';

/**
 * Puts pieces of a product into the cart; the same product in the same size and model adds up.
 * @throws ShopError `minimum-quantity`, `product-not-found`, `invalid-input` for a size or model that the
 *   product does not have, `maximum-stock`, `cart-full`
 */
export async function addToCart(deps: CartDeps, userID: string, input: CartLineInput): Promise<StoredCart> {
  if (input.quantity < 1) throw new ShopError({ code: 'minimum-quantity' });
  const product = await getBuyable(deps, userID, input.productID);
  assertChoice(product, input);
  return changeCart(deps, userID, (cart) => {
    const { lines } = cart;
    if (quantityOf(lines, product._id) + input.quantity > product.stock) {
      throw new ShopError({ code: 'maximum-stock' });
    }
    const line = lines.find((one) => isSameChoice(one, input));
    if (!line && lines.length >= MAX_CART_LINES) throw new ShopError({ code: 'cart-full' });
    return { lines: withQuantity(cart, input, (line?.quantity ?? 0) + input.quantity) };
  });
}

function assertChoice(product: ProductSnapshot, input: CartLineInput): void {
  const errors = {
    ...(product.sizes.includes(input.size) ? {} : { size: 'Valitse koko' }),
    ...(input.variant <= Math.max(1, product.images.length) ? {} : { variant: 'Valitse malli' }),
  };
  const [message] = Object.values(errors);
  if (message) throw new ShopError({ code: 'invalid-input', message, errors });
}
