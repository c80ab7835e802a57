import { ShopError } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import { isModel, withModels, type CartLine, type StoredCart } from '../domain/cart.ts';
import { findBuyable, type Buyable, type BuyableCart } from './buyable-products.ts';
import { changeCart } from './change-cart.ts';
import { readCart } from './view-cart.ts';

/** Without size and variant: all lines of the product. `image`: the model as the sender saw it. */
export type Removal = {
  productID: string;
  size?: string | undefined;
  variant?: number | undefined;
  image?: string | undefined;
  customID?: string | undefined;
};

/** `buyable` is missing while the catalogue is unavailable. */
export type ChangedCart = Pick<BuyableCart, 'cart'> & Partial<BuyableCart>;

/**
 * Removes lines; while the catalogue is unavailable, model numbers are those chosen.
 * @throws `cart-line-not-found`
 */
export async function removeLine(
  deps: Pick<CartDeps, 'carts' | 'catalog' | 'logger'>,
  userID: string,
  removal: Removal,
): Promise<ChangedCart> {
  const read = await readCart(deps, userID);
  const buyable = await tryBuyable(deps, read);
  const images = buyable?.products.find(({ _id }) => _id === removal.productID)?.images;
  const isMeant = (line: CartLine) =>
    line.productID === removal.productID &&
    (removal.size === undefined || (line.size === removal.size && line.customID === removal.customID)) &&
    isModel(line, { variant: undefined, ...removal }, images);
  const cart = await changeCart(deps, read, (stored) => {
    const lines = withModels(stored.lines, buyable?.products ?? []);
    if (!lines.some(isMeant)) throw new ShopError({ code: 'cart-line-not-found' });
    return { lines: lines.filter((line) => !isMeant(line)) };
  });
  return { cart, ...(buyable ? { buyable } : {}) };
}

async function tryBuyable(
  deps: Pick<CartDeps, 'catalog' | 'logger'>,
  cart: StoredCart,
): Promise<Buyable | undefined> {
  try {
    return await findBuyable(deps, cart);
  } catch (err) {
    deps.logger.warn({ err }, 'a line is taken out by the number that was chosen');
    return undefined;
  }
}
