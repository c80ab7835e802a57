import type { Snapshot } from '../snapshot.ts';
import type { Order, Product } from '../documents.ts';
import { ofOrder, ofProduct, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { isImported } from '../money-of.ts';

/** Sales are folded after 30 days; one day less for differing clocks. */
const FOLDED_MS = 29 * 24 * 3_600_000;

/** States whose orders hold all pieces, may hold or have sold them, or may hold some. */
const keepsAll = new Set(['reserved', 'closing', 'in-review']);
const sells = new Set(['committing']);
const mayHold = new Set(['reserving', 're-reserving', 'releasing', ...keepsAll, ...sells]);

/** Stock, holds and sales of each product add up to the pieces received. */
export function checkStockSums({ products }: Snapshot): Finding[] {
  return products.flatMap(sumsOf);
}

/** Against the orders' states. */
export function checkStock(snapshot: Snapshot): Finding[] {
  const products = new Map(snapshot.products.map((product) => [product._id, product]));
  return [
    ...snapshot.products.flatMap((product) => claimsOn(product, snapshot.orders)),
    ...[...snapshot.orders.values()].flatMap((order) => claimsOf(order, products, snapshot.at)),
  ];
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** One update writes the whole product, so a difference is never in progress. */
function sumsOf(product: Product): Finding[] {
  const { stock, received, soldBefore, holds = {}, sold = {}, ledger } = product;
  const held = sum(Object.values(holds).map(({ quantity }) => quantity));
  const soldPieces = sum(Object.values(sold).map(({ quantity }) => quantity));
  const finding = (says: string): Finding => ({
    rule: 'stock-sums',
    subject: ofProduct(product),
    says,
    mend: mends.stock,
    touchedAt: null,
  });
  const problems: string[] = [];
  if (stock < 0) problems.push(`its stock is ${stock}`);
  if (received !== stock + held + soldPieces + soldBefore)
    problems.push(
      `${received} were received, but ${stock} are free, ${held} held, ${soldPieces} sold and ${soldBefore} sold before`,
    );
  const movements = sum(ledger.movements.map(({ change }) => change));
  if (ledger.opening + movements !== stock)
    problems.push(`its ledger says ${ledger.opening} and ${movements} moved, but its stock is ${stock}`);
  return [...problems, ...queueOf(product), ...sizesOf(product)].map(finding);
}

function queueOf({ places = {}, queue = { places: 0, days: 0 } }: Product): string[] {
  const pieces = sum(Object.values(places).map(({ quantity }) => quantity));
  const days = sum(Object.values(places).map((place) => place.days));
  return pieces === queue.places && days === queue.days
    ? []
    : [`its queue says ${queue.places} places and ${queue.days} days, but orders have ${pieces} and ${days}`];
}

/** Sizes add up to the stock and match their ledger. */
function sizesOf({ pieces, stock, ledger }: Product): string[] {
  if (!pieces) return [];
  const all = sum(Object.values(pieces));
  const problems = all === stock ? [] : [`its sizes add up to ${all}, but its stock is ${stock}`];
  const bySize = Object.entries(pieces).flatMap(([size, stored]) => {
    const moved = (ledger.sizes?.[size] ?? 0) + sum(ledger.movements.map(({ sizes }) => sizes?.[size] ?? 0));
    if (stored < 0) return [`there are ${stored} of its size ${size}`];
    return moved === stored ? [] : [`its ledger says ${moved} of size ${size}, but there are ${stored}`];
  });
  return [...problems, ...bySize];
}

function claimsOn(product: Product, orders: Snapshot['orders']): Finding[] {
  const finding = (orderID: string, says: string, mend: string): Finding => ({
    rule: 'stock',
    subject: ofOrder(orderID),
    says: `${says} of ${ofProduct(product)}`,
    mend,
    touchedAt: orders.get(orderID)?.updatedAt ?? null,
  });
  const places = Object.entries(product.places ?? {});
  const unpaid = places.filter(([, { paidAt }]) => !paidAt);
  const paid = places.filter(([, { paidAt }]) => paidAt);
  const held = [...Object.entries(product.holds ?? {}), ...unpaid].flatMap(([orderID, { quantity }]) => {
    const order = orders.get(orderID);
    if (!order) return [finding(orderID, `it does not exist, but holds ${quantity}`, mends.sweeper)];
    return mayHold.has(order.saga)
      ? []
      : [finding(orderID, `it is ${order.saga}, but holds ${quantity}`, mends.sweeper)];
  });
  const sold = [...Object.entries(product.sold ?? {}), ...paid].flatMap(([orderID, { quantity }]) => {
    const order = orders.get(orderID);
    if (!order) return [finding(orderID, `it does not exist, but has bought ${quantity}`, mends.person)];
    return order.paidBy ? [] : [finding(orderID, `it is not paid, but has bought ${quantity}`, mends.person)];
  });
  return [...held, ...sold];
}

function claimsOf(order: Order, products: ReadonlyMap<string, Product>, now: Date): Finding[] {
  const { saga, confirmedAt } = order;
  const isSold = saga === 'committed';
  if (isImported(order) || !(isSold || keepsAll.has(saga) || sells.has(saga))) return [];
  if (isSold && confirmedAt && now.getTime() - confirmedAt.getTime() > FOLDED_MS) return [];
  return [...piecesOf(order)].flatMap(([productID, pieces]) => {
    const product = products.get(productID);
    const { held, bought } = claimOf(order._id, product);
    const has = keepsAll.has(saga) ? held : isSold ? bought : held + bought;
    // A closing order may have been abandoned during its reservation.
    if (has === pieces || (saga === 'closing' && has === 0)) return [];
    const says = `it is ${saga} with ${pieces} of ${product ? ofProduct(product) : `product ${productID}`}, but ${held} are held and ${bought} sold for it`;
    return [
      { rule: 'stock', subject: ofOrder(order._id), says, mend: mends.sweeper, touchedAt: order.updatedAt },
    ];
  });
}

/** Pieces returned with a refund count as bought. */
function claimOf(orderID: string, product: Product | undefined): { held: number; bought: number } {
  const returned = Object.entries(product?.returned ?? {})
    .filter(([refundId]) => refundId.startsWith(`${orderID}_`))
    .map(([, quantity]) => quantity);
  const place = product?.places?.[orderID];
  const [waiting, paid] = place?.paidAt ? [0, place.quantity] : [place?.quantity ?? 0, 0];
  return {
    held: (product?.holds?.[orderID]?.quantity ?? 0) + waiting,
    bought: (product?.sold?.[orderID]?.quantity ?? 0) + paid + sum(returned),
  };
}

function piecesOf({ lines }: Order): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productID, quantity } of lines) pieces.set(productID, (pieces.get(productID) ?? 0) + quantity);
  return pieces;
}
