import type { CheckoutInput, PaymentProvider, ProductSnapshot } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { addressIdOf, isSameCart, orderedLine, type Checkout } from '../domain/checkout.ts';
import { totalsOf } from '../domain/totals.ts';
import { showCart } from './current-cart.ts';

type CheckDeps = Pick<OrderDeps, 'account' | 'cart' | 'catalog' | 'config' | 'orders'>;

/**
 * Checks a checkout call in a fixed order, and puts together what is bought from the server's own records: the
 * stored cart, the catalogue's prices, the user's address. The body is only compared with them.
 * @throws ShopError `address-required`, `cart-empty`, `address-not-found`, `cart-changed` with the cart
 */
export async function checkCheckout(
  deps: CheckDeps,
  user: { id: string },
  provider: PaymentProvider,
  input: CheckoutInput,
): Promise<Checkout> {
  const addressID = addressIdOf(input);
  if (!addressID) throw new ShopError({ code: 'address-required' });
  const cart = await deps.cart.get(user.id);
  if (cart.lines.length === 0) throw new ShopError({ code: 'cart-empty' });
  const [{ name, address, city, postcode, phone, notes }, { userName, email }] = await Promise.all([
    deps.account.getAddress(user.id, addressID),
    deps.account.getUser(user.id),
  ]);
  const products = await deps.catalog.lookup(cart.lines.map(({ productID }) => productID));
  const lines = orderedLines(cart.lines, products);
  const saw = input.cartItems;
  if (!lines || (saw && !isSameCart(saw, cart.lines))) {
    throw new ShopError({ code: 'cart-changed', data: await showCart(deps, user.id, cart, products) });
  }
  return {
    user: { id: user.id, userName, email },
    provider,
    cart,
    address: { addressID, name, address, city, postcode, phone, notes: notes ?? '' },
    lines,
    totals: totalsOf(lines, deps.config.DELIVERY_FEE_CENTS),
  };
}

/** @returns null when a product has left the catalogue */
function orderedLines(
  lines: Checkout['cart']['lines'],
  products: ProductSnapshot[],
): Checkout['lines'] | null {
  const ordered = lines.flatMap((line) => {
    const product = products.find(({ _id }) => _id === line.productID);
    return product ? [orderedLine(line, product)] : [];
  });
  return ordered.length === lines.length ? ordered : null;
}
