import { MAX_CART_LINES, type CartLineInput, type ProductSnapshot } from '@shop/contracts';
import { stockOfSize } from '@shop/shop-rules';
import { newId, ShopError } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import { quantityOf } from '../domain/cart-view.ts';
import { findCustomID, isSameChoice, withModels, withQuantity } from '../domain/cart.ts';
import { findBuyable, getBuyable, type BuyableCart } from './buyable-products.ts';
import { changeCart } from './change-cart.ts';
import { customPiece } from './custom-piece.ts';
import { readCart } from './view-cart.ts';

/** @throws `minimum-quantity`, `product-not-found`, `invalid-input`, `maximum-stock`, `cart-full` */
export async function addToCart(deps: CartDeps, userID: string, input: CartLineInput): Promise<BuyableCart> {
  if (input.quantity < 1) throw new ShopError({ code: 'minimum-quantity' });
  const read = await readCart(deps, userID);
  const buyable = await findBuyable(deps, read, [input.productID]);
  const product = getBuyable(buyable, input.productID);
  const chosen = { ...input, variant: modelNow(product, input) };
  assertChoice(product, chosen);
  const custom = input.custom && customPiece(product, input.custom);
  const changed = await changeCart(deps, read, (cart) => {
    const lines = withModels(cart.lines, buyable.products);
    if (quantityOf(lines, product, input.size) + input.quantity > stockOfSize(product, input.size)) {
      throw new ShopError({ code: 'maximum-stock' });
    }
    const customID = custom && (findCustomID(lines, { ...chosen, custom }) ?? newId());
    const line = lines.find((stored) => isSameChoice(stored, { ...chosen, customID }));
    if (!line && lines.length >= MAX_CART_LINES) throw new ShopError({ code: 'cart-full' });
    const { images, title } = product;
    const model = { image: images[chosen.variant - 1], models: images.length };
    const choice = { ...chosen, ...model, customID, custom, title };
    return { lines: withQuantity({ ...cart, lines }, choice, (line?.quantity ?? 0) + input.quantity) };
  });
  return { cart: changed, buyable };
}

/** Number of the chosen model, by picture where sent; 0 when it is gone. */
const modelNow = ({ images }: ProductSnapshot, { variant, image }: CartLineInput): number =>
  image === undefined ? variant : images.indexOf(image) + 1;

function assertChoice(product: ProductSnapshot, input: CartLineInput): void {
  const errors = {
    ...(product.sizes.includes(input.size) ? {} : { size: 'Valitse koko' }),
    ...(input.variant >= 1 && input.variant <= Math.max(1, product.images.length)
      ? {}
      : { variant: 'Valitse malli' }),
  };
  const [message] = Object.values(errors);
  if (message) throw new ShopError({ code: 'invalid-input', message, errors });
}
