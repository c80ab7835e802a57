import type { CartUpdateInput } from '@shop/contracts';
import { stockOfSize } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import { quantityOf } from '../domain/cart-view.ts';
import { isModel, withModels, withQuantity } from '../domain/cart.ts';
import { findBuyable, getBuyable, type BuyableCart } from './buyable-products.ts';
import { changeCart } from './change-cart.ts';
import { readCart } from './view-cart.ts';

/**
 * Reducing is allowed even above the stock. @throws `minimum-quantity`, `product-not-found`, `cart-line-not-found`,
 * `maximum-stock`
 */
export async function changeQuantity(
  deps: CartDeps,
  userID: string,
  input: CartUpdateInput,
): Promise<BuyableCart> {
  if (input.quantity < 1) throw new ShopError({ code: 'minimum-quantity' });
  const read = await readCart(deps, userID);
  const buyable = await findBuyable(deps, read, [input.productID]);
  const product = getBuyable(buyable, input.productID);
  const changed = await changeCart(deps, read, (cart) => {
    const lines = withModels(cart.lines, buyable.products);
    const line = lines.find(
      ({ productID, size, customID, ...model }) =>
        productID === input.productID &&
        size === input.size &&
        customID === input.customID &&
        isModel(model, input, product.images),
    );
    if (!line) throw new ShopError({ code: 'cart-line-not-found' });
    const sum = quantityOf(lines, product, line.size) - line.quantity + input.quantity;
    if (input.quantity > line.quantity && sum > stockOfSize(product, line.size))
      throw new ShopError({ code: 'maximum-stock' });
    return { lines: withQuantity({ ...cart, lines }, line, input.quantity) };
  });
  return { cart: changed, buyable };
}
