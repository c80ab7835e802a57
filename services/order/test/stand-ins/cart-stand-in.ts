import type { ApplyOrdersInput, Cart, CartItem, CartLookup } from '@shop/contracts';
import { unitPriceCents } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { StandInHandler } from '@shop/testing';
import type { CatalogStandIn } from './catalog-stand-in.ts';

/** The cart service: what each user's cart holds, and which orders have been taken out of it. */
export type CartStandIn = {
  get: (userID: string) => CartLookup;
  set: (userID: string, cart: CartLookup) => void;
  /** While true no order is taken out, as if cart were away for that call alone. */
  isStuck: boolean;
  /** While true no cart can be read. */
  isAway: boolean;
  /** The orders whose call was turned away by then. */
  turnedAway: string[];
  routes: Record<string, StandInHandler>;
};

/** What a line shows of a product that is gone. */
const nothing = { title: '', images: [], placeholder: '', price: 0, salePrice: 0, stock: 0 };
const empty: CartLookup = { version: 0, lines: [], applied: [], appliedIn: {} };

/** @param stock what the cart asks about its lines */
export function createCartStandIn(stock: CatalogStandIn): CartStandIn {
  const stored = new Map<string, CartLookup>();
  const get = (userID = ''): CartLookup => stored.get(userID) ?? empty;
  const view = (userID = ''): Cart => {
    const { version, lines } = get(userID);
    const items = lines.map((line): CartItem => {
      const [product] = stock.lookup({ ids: [line.productID], buyer: userID });
      if (!product) return { ...line, ...nothing, problem: 'gone' };
      const { title, images, placeholder, stock: free } = product;
      const price = unitPriceCents(product) / 100;
      const shown = { ...line, title, images, placeholder, price, salePrice: 0, stock: free };
      return line.quantity > free ? { ...shown, problem: 'short' } : shown;
    });
    const bought = items.filter((item) => item.problem === undefined);
    return { version, items, total: bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0) };
  };
  const takeOut = (cart: CartLookup, { orderID, lines: paid }: ApplyOrdersInput['orders'][number]) => {
    if (cart.applied.includes(orderID)) return cart;
    const remaining = cart.lines.map((line) => {
      const same = paid.find(
        ({ productID, size, variant, customID }) =>
          productID === line.productID &&
          size === line.size &&
          variant === line.variant &&
          customID === line.customID,
      );
      return { ...line, quantity: line.quantity - (same?.quantity ?? 0) };
    });
    return {
      ...cart,
      version: cart.version + 1,
      lines: remaining.filter(({ quantity }) => quantity > 0),
      applied: [...cart.applied, orderID],
      appliedIn: { ...cart.appliedIn, [orderID]: cart.version + 1 },
    };
  };
  const standIn: CartStandIn = {
    get,
    set: (userID, cart) => void stored.set(userID, cart),
    isStuck: false,
    isAway: false,
    turnedAway: [],
    routes: {
      'GET /internal/carts/:userID': ({ params }) => {
        if (standIn.isAway) throw new ShopError({ code: 'unavailable' });
        return get(params['userID']);
      },
      'GET /internal/carts/:userID/view': ({ params }) => view(params['userID']),
      'POST /internal/carts/:userID/apply': ({ params, body }) => {
        const { orders } = body as ApplyOrdersInput;
        if (standIn.isStuck) {
          standIn.turnedAway.push(...orders.map(({ orderID }) => orderID));
          throw new ShopError({ code: 'unavailable' });
        }
        const { userID = '' } = params;
        stored.set(userID, orders.reduce(takeOut, get(userID)));
        return get(userID);
      },
    },
  };
  return standIn;
}
