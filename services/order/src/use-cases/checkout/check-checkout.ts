import type {
  Address,
  BuyerLookup,
  Cart,
  CartLookup,
  CheckoutInput,
  OrderAddress,
  PaymentProvider,
  PriceChange,
  ProductSnapshot,
  TooManyUnpaid,
} from '@shop/contracts';
import { deliveryCents, isServedPostcode, modelOfLine, stockOfSize, takesPiece } from '@shop/shop-rules';
import { eurosFromCents } from '@shop/money';
import { ShopError } from '@shop/service-kit';
import type { CheckoutDeps } from '../../deps.ts';
import { offeredMethods } from '../../domain/money/attempts.ts';
import { countPieces, piecesOf } from '../../domain/holds.ts';
import { addressIdOf, isSameCart, orderedLine, type Checkout } from '../../domain/checkout/checkout.ts';
import { costsOf, goodsCentsOf } from '../../domain/money/totals.ts';
import { maxUnpaidPieces } from '../../domain/checkout/unpaid-cap.ts';
import type { SellersVat } from '../../domain/money/vat.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { discountUse } from '../../discounts/index.ts';

type CheckDeps = Pick<
  CheckoutDeps,
  'account' | 'cart' | 'catalog' | 'config' | 'discounts' | 'orders' | 'points' | 'now'
>;

/**
 * Checks a checkout before anything is written. @throws in this order: `address-required`, `cart-empty`,
 * `address-not-found`, `address-not-served`, `invalid-input`, `cart-changed`, `too-many-unpaid`, `out-of-stock`,
 * `discount-refused`, `price-changed`
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
  const productIDs = cart.lines.map(({ productID }) => productID);
  const [buyer, { products, settings }] = await Promise.all([
    deps.account.getBuyer(user.id, addressID),
    deps.catalog.lookup(user.id, productIDs),
  ]);
  if (!isServedPostcode(buyer.address.postcode)) throw new ShopError({ code: 'address-not-served' });
  const { method, delivery } = await chooseDelivery(deps, settings.delivery, input);
  const seller = { isLiable: !settings.smallSeller, at: deps.now() };
  const lines = orderedLines(cart.lines, products, seller);
  const saw = input.cartItems;
  const shown = () => deps.cart.view(user.id);
  if (!lines || (saw && !isSameCart(saw, lines))) {
    throw new ShopError({ code: 'cart-changed', data: await shown() });
  }
  const [pieces, maxPieces] = [countPieces(lines), maxUnpaidPieces(deps.config.LIMITS, buyer.isConfirmed)];
  if (pieces > maxPieces) throw tooMany({ ...(await shown()), pieces, maxPieces }, buyer);
  if (isShort(lines, products) && (await standsAlone(deps, user.id, cart))) {
    throw new ShopError({ code: 'out-of-stock', data: await shown() });
  }
  const choice = { typed: input.discountCode ?? '', userID: user.id, goodsCents: goodsCentsOf(lines) };
  const costs = costsOf(lines, method, await discountUse.chooseCode(deps, choice));
  const { seenTotal } = input;
  if (seenTotal !== undefined && costs.totals.totalCents > seenTotal) {
    throw risen(await shown(), seenTotal, costs);
  }
  return {
    user: { id: user.id, userName: buyer.userName, email: buyer.email, isConfirmed: buyer.isConfirmed },
    provider,
    methods: offeredMethods(settings.payments),
    cart,
    address: shippingAddress(buyer.address),
    delivery,
    standardDeliveryCents: deliveryCents(settings.delivery[0] ?? method, goodsCentsOf(lines)),
    giftNote: input.giftNote ?? '',
    wantsReminder: input.reviewReminder === true,
    termsVersion: settings.legal.terms,
    ...costs,
    seenWeeks: seenWeeks(saw),
  };
}

function seenWeeks(saw: CheckoutInput['cartItems'] = []): Checkout['seenWeeks'] {
  return new Map(saw.flatMap(({ productID, promise }) => (promise ? [[productID, promise.week]] : [])));
}

function shippingAddress({ _id, userID: _owner, ...fields }: Address): OrderAddress {
  return { addressID: _id, ...fields };
}

/** Saves a reservation that cannot succeed. */
function isShort(lines: Checkout['lines'], products: ProductSnapshot[]): boolean {
  const byId = new Map(products.map((product) => [product._id, product]));
  return piecesOf(lines).some(({ productID, quantity, sizes }) => {
    const product = byId.get(productID);
    if (!product || quantity > product.stock) return true;
    return Object.entries(sizes).some(([size, n]) => n > stockOfSize(product, size));
  });
}

/** A competing order has to be closed or named instead. */
async function standsAlone({ orders }: CheckDeps, userID: string, cart: CartLookup): Promise<boolean> {
  return (await orders.findCompeting(userID, cart.applied)).length === 0;
}

/** @returns null when a product, model or size is gone, or the measures are no longer taken */
function orderedLines(
  lines: Checkout['cart']['lines'],
  products: ProductSnapshot[],
  seller: SellersVat,
): Checkout['lines'] | null {
  const ordered = lines.flatMap((line) => {
    const product = products.find(({ _id }) => _id === line.productID);
    const variant = product && modelOfLine(line, product.images);
    const isMakeable = !line.custom || takesPiece(product?.toOrder?.measures, line.custom);
    return product?.sizes.includes(line.size) && variant && isMakeable
      ? [orderedLine({ ...line, variant }, product, seller)]
      : [];
  });
  return ordered.length === lines.length ? ordered : null;
}

function tooMany(data: TooManyUnpaid, { isConfirmed }: BuyerLookup): ShopError {
  const { maxPieces, pieces } = data;
  const message = isConfirmed
    ? `Voit varata ennen maksua enintään ${maxPieces} kappaletta, ja ostoskorissasi on ${pieces}. Vähennä määriä ja tilaa loput, kun olet maksanut.`
    : `Voit varata ennen maksua enintään ${maxPieces} kappaletta, kunnes sähköpostiosoitteesi on vahvistettu, ja ostoskorissasi on ${pieces}. Avaa vahvistusviestin linkki tai pyydä uusi tilin asetuksista.`;
  return new ShopError({ code: 'too-many-unpaid', message, data });
}

/** Missing stock is reported before the price, which it would change. */
function risen(
  cart: Cart,
  seenCents: number,
  { totals: { totalCents, deliveryFeeCents }, discount }: Pick<Checkout, 'totals' | 'discount'>,
): ShopError {
  if (cart.items.some(({ problem }) => problem)) return new ShopError({ code: 'out-of-stock', data: cart });
  const data: PriceChange = {
    ...cart,
    seenTotal: eurosFromCents(seenCents),
    totalAmount: eurosFromCents(totalCents),
    deliveryFee: eurosFromCents(deliveryFeeCents),
    discountAmount: eurosFromCents(discount?.discountCents ?? 0),
  };
  return new ShopError({ code: 'price-changed', data });
}
