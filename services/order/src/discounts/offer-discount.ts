import type { DiscountOffer } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import { ShopError } from '@shop/service-kit';
import type { DiscountDeps } from './deps.ts';
import { goodsCentsOf } from '../domain/money/totals.ts';
import { chooseCode, discountRefused } from './discount-use.ts';

/** Takes no use. @throws `cart-empty`, `discount-refused` */
export async function offerDiscount(
  deps: Pick<DiscountDeps, 'cart' | 'catalog' | 'discounts' | 'now'>,
  { userID, typed }: { userID: string; typed: string },
): Promise<DiscountOffer> {
  const cart = await deps.cart.get(userID);
  if (cart.lines.length === 0) throw new ShopError({ code: 'cart-empty' });
  const { products } = await deps.catalog.lookup(
    userID,
    cart.lines.map(({ productID }) => productID),
  );
  const byId = new Map(products.map((product) => [product._id, product]));
  const lines = cart.lines.flatMap(({ productID, quantity }) => {
    const product = byId.get(productID);
    return product ? [{ ...product, quantity }] : [];
  });
  const chosen = await chooseCode(deps, { typed, userID, goodsCents: goodsCentsOf(lines) });
  if (!chosen) throw discountRefused('Kirjoita koodi.');
  const { code, kind, percent, cents } = chosen;
  return { code, kind, percent, amount: eurosFromCents(cents) };
}
