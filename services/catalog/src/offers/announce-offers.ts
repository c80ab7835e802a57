import { newEvent, offerImproved, type Events } from '@shop/events';
import { unitPriceCents } from '@shop/shop-rules';
import type { ShownProduct } from '../domain/product.ts';
import { refreshProductCache, type ProductCacheDeps } from '../use-cases/refresh-product-cache.ts';
import { offerAfter, type OfferedFields } from './offer.ts';
import type { OfferStore, StoredOffer } from './offer-store.ts';

export type AnnounceDeps = ProductCacheDeps & {
  offers: OfferStore;
  announced: Map<string, string>;
  events: { relay: Pick<Events['relay'], 'send'> };
};

const CHUNK = 200;

const stateOf = ({ stock, toOrder, ...product }: ShownProduct): string =>
  [unitPriceCents(product), stock > 0, Boolean(toOrder)].join();

/** Decision 0071. */
export async function announceOffers(deps: AnnounceDeps): Promise<void> {
  await refreshProductCache(deps);
  const changed = deps.productCache
    .all()
    .filter((product) => deps.announced.get(product._id) !== stateOf(product));
  for (let from = 0; from < changed.length; from += CHUNK)
    await announce(deps, changed.slice(from, from + CHUNK));
}

async function announce(deps: AnnounceDeps, shown: ShownProduct[]): Promise<void> {
  const ids = shown.map(({ _id }) => _id);
  // Read before the products, which then are never older.
  const seen = new Map((await deps.offers.find(ids)).map((offer) => [offer._id, offer]));
  const products = await deps.offers.products(ids);
  const added: StoredOffer[] = [];
  const settled = new Set<string>();
  for (const product of products) {
    const { _id, stock, isHeld } = product;
    const before = seen.get(_id);
    if (!before) added.push({ _id, at: deps.now(), ...offerAfter(null, product, deps.now()).offer });
    const isWritten = !before || (await change(deps, before, product));
    if (isWritten && (stock > 0 || !isHeld)) settled.add(_id);
  }
  await deps.offers.add(added);
  for (const product of shown)
    if (settled.has(product._id)) deps.announced.set(product._id, stateOf(product));
}

async function change(deps: AnnounceDeps, seen: StoredOffer, product: OfferedFields): Promise<boolean> {
  // Clocks differ: a sale does not begin twice.
  const at = new Date(Math.max(deps.now().getTime(), seen.at.getTime()));
  const { offer, change: kind } = offerAfter(seen, product, at);
  if (offer.cents === seen.cents && offer.isSoldOut === seen.isSoldOut) return true;
  const { _id: productID } = product;
  const { cents } = offer;
  const event = kind && newEvent(offerImproved, { productID, change: kind, cents, at: at.toISOString() }, 1);
  const isWritten = await deps.offers.change(seen, { _id: productID, at, ...offer }, event);
  if (isWritten && event) deps.events.relay.send(event);
  return isWritten;
}
