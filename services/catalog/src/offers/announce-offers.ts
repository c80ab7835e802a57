import type { ShopSettings } from '@shop/contracts';
import { newEvent, offerImproved, type Events } from '@shop/events';
import { unitPriceCents } from '@shop/shop-rules';
import { isBuyable } from '../domain/free-places.ts';
import type { ShownProduct } from '../domain/product.ts';
import { refreshProductCache, type ProductCacheDeps } from '../use-cases/refresh-product-cache.ts';
import { offerAfter, type OfferedFields } from './offer.ts';
import type { OfferStore, StoredOffer } from './offer-store.ts';

export type AnnounceDeps = ProductCacheDeps & {
  offers: OfferStore;
  announced: Map<string, string>;
  settingsCache: { get: () => Promise<Pick<ShopSettings, 'workshop'>> };
  events: { relay: Pick<Events['relay'], 'send'> };
};

const CHUNK = 200;

type Workshop = ShopSettings['workshop'];

const stateOf = (product: ShownProduct, workshop: Workshop): string =>
  [unitPriceCents(product), isBuyable(product, workshop)].join();

/** Decision 0071. */
export async function announceOffers(deps: AnnounceDeps): Promise<void> {
  await refreshProductCache(deps);
  const { workshop } = await deps.settingsCache.get();
  const changed = deps.productCache
    .all()
    .filter((product) => deps.announced.get(product._id) !== stateOf(product, workshop));
  for (let from = 0; from < changed.length; from += CHUNK)
    await announce(deps, changed.slice(from, from + CHUNK), workshop);
}

async function announce(deps: AnnounceDeps, shown: ShownProduct[], workshop: Workshop): Promise<void> {
  const ids = shown.map(({ _id }) => _id);
  // Read before the products, which then are never older.
  const seen = new Map((await deps.offers.find(ids)).map((offer) => [offer._id, offer]));
  const products = await deps.offers.products(ids);
  const added: StoredOffer[] = [];
  const settled = new Set<string>();
  for (const product of products) {
    const { _id, isHeld } = product;
    const before = seen.get(_id);
    const at = deps.now();
    if (!before) added.push({ _id, at, ...offerAfter(null, product, { at, workshop }).offer });
    const isWritten = !before || (await change(deps, before, { product, workshop }));
    if (isWritten && (isBuyable(product, workshop) || !isHeld)) settled.add(_id);
  }
  await deps.offers.add(added);
  for (const product of shown)
    if (settled.has(product._id)) deps.announced.set(product._id, stateOf(product, workshop));
}

async function change(
  deps: AnnounceDeps,
  seen: StoredOffer,
  { product, workshop }: { product: OfferedFields; workshop: Workshop },
): Promise<boolean> {
  // Clocks differ: a sale does not begin twice.
  const at = new Date(Math.max(deps.now().getTime(), seen.at.getTime()));
  const { offer, change: kind } = offerAfter(seen, product, { at, workshop });
  if (offer.cents === seen.cents && offer.isSoldOut === seen.isSoldOut) return true;
  const { _id: productID } = product;
  const { cents } = offer;
  const event = kind && newEvent(offerImproved, { productID, change: kind, cents, at: at.toISOString() }, 1);
  const isWritten = await deps.offers.change(seen, { _id: productID, at, ...offer }, event);
  if (isWritten && event) deps.events.relay.send(event);
  return isWritten;
}
