import type { ManualOrder, ProductSnapshot } from '@shop/contracts';
import { formatEuro } from '@shop/money';
import { deliveryCents, isServedPostcode, notServedText, stockOfSize } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import { orderedLine } from '../domain/checkout/checkout.ts';
import { costsOf, goodsCentsOf } from '../domain/money/totals.ts';
import type { SellersVat } from '../domain/money/vat.ts';
import type { StoredLine } from '../domain/order.ts';
import { chooseDelivery } from '../use-cases/checkout/choose-delivery.ts';
import type { ManualOrderDeps } from './deps.ts';

export async function checkManualOrder(
  deps: Pick<ManualOrderDeps, 'catalog' | 'now' | 'points'>,
  orderID: string,
  input: ManualOrder,
) {
  const { name, address, city, postcode, phone, notes, lines: wanted, seenTotal } = input;
  if (!isServedPostcode(postcode)) throw atFields({ postcode: notServedText });
  const productIDs = wanted.map(({ productID }) => productID);
  const { products, settings } = await deps.catalog.lookup(orderID, productIDs);
  const { method, delivery } = await chooseDelivery(deps, settings.delivery, input);
  const seller = { isLiable: !settings.smallSeller, at: deps.now() };
  const lines = orderedLines(wanted, products, seller);
  const costs = costsOf(lines, method, null);
  const { totalCents } = costs.totals;
  if (seenTotal !== undefined && seenTotal !== totalCents) throw atFields({ lines: changed(totalCents) });
  return {
    address: { addressID: '', name, address, city, postcode, phone, notes },
    delivery,
    standardDeliveryCents: deliveryCents(settings.delivery[0] ?? method, goodsCentsOf(lines)),
    termsVersion: settings.legal.terms,
    ...costs,
  };
}

const changed = (cents: number): string =>
  `Hinnat ovat muuttuneet: summa on nyt ${formatEuro(cents)}. Tarkista tilaus ja tee se uudelleen.`;

export const atFields = (errors: Record<string, string>): ShopError =>
  new ShopError({ code: 'invalid-input', errors });

function orderedLines(
  wanted: ManualOrder['lines'],
  products: ProductSnapshot[],
  seller: SellersVat,
): StoredLine[] {
  const errors: Record<string, string> = {};
  const lines = wanted.flatMap((line, index) => {
    const product = products.find(({ _id }) => _id === line.productID);
    if (!product?.sizes.includes(line.size) || line.variant > product.images.length) {
      errors[`lines.${index}.quantity`] = 'Tätä tuotetta ei voi enää tilata.';
      return [];
    }
    const earlier = wanted.slice(0, index);
    const left = remaining(product, earlier, line.size);
    // A refund names a line by product, size and model.
    if (earlier.some((one) => isSameChoice(one, line)))
      errors[`lines.${index}.quantity`] = 'Tuote on jo tilauksessa. Muuta sen määrää.';
    else if (line.quantity > left) errors[`lines.${index}.quantity`] = shortText(product, left);
    return [orderedLine(line, product, seller)];
  });
  if (Object.keys(errors).length > 0) throw atFields(errors);
  return lines;
}

function shortText({ toOrder }: ProductSnapshot, left: number): string {
  if (toOrder) return left > 0 ? `Jonossa on tilaa vain ${left} kappaleelle.` : 'Jono on täynnä.';
  return left > 0 ? `Varastossa on vain ${left} kpl.` : 'Tuote on loppu varastosta.';
}

type WantedLine = ManualOrder['lines'][number];

const isSameChoice = (one: WantedLine, other: WantedLine): boolean =>
  one.productID === other.productID && one.size === other.size && one.variant === other.variant;

function remaining(product: ProductSnapshot, earlier: ManualOrder['lines'], size: string): number {
  const own = earlier.filter(({ productID }) => productID === product._id);
  const sum = (lines: ManualOrder['lines']) => lines.reduce((all, { quantity }) => all + quantity, 0);
  const ofSize = stockOfSize(product, size) - sum(own.filter((line) => line.size === size));
  return Math.max(0, Math.min(ofSize, product.stock - sum(own)));
}
