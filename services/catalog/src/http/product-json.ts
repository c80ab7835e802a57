import type { Product } from '@shop/contracts';
import { promisedWeek } from '@shop/shop-rules';
import type { CatalogDeps } from '../deps.ts';
import { freePlaces } from '../domain/free-places.ts';
import type { WorkshopState } from '../domain/own-holds.ts';
import type { ShownProduct } from '../domain/product.ts';
import { shownSettings, type SettingsDeps } from '../settings/index.ts';
import { workshopState } from '../use-cases/workshop-state.ts';
import { productViews } from './product-view.ts';

/** Caches by object identity: the product cache makes a new object for every change. */
const written = new WeakMap<ShownProduct, string>();

export type ProductsJsonDeps = Pick<CatalogDeps, 'assets' | 'holds' | 'now'> &
  Pick<SettingsDeps, 'settingsCache' | 'pickUpCarriers'>;

export async function productsJson(deps: ProductsJsonDeps, products: ShownProduct[]): Promise<string[]> {
  const unwritten = products.filter((product) => !written.has(product));
  if (unwritten.length > 0) {
    const views = await productViews(deps, unwritten);
    unwritten.forEach((product, index) => written.set(product, JSON.stringify(views[index])));
  }
  const queues = await queuesOf(deps, products);
  return products.map((product) => {
    const json = written.get(product) as string;
    const queue = queues.get(product._id);
    return queue ? `${json.slice(0, -1)},"queue":${JSON.stringify(queue)}}` : json;
  });
}

type Queue = NonNullable<Product['queue']>;

export async function queuesOf(
  deps: Pick<ProductsJsonDeps, 'holds' | 'now' | 'settingsCache' | 'pickUpCarriers'>,
  products: ShownProduct[],
): Promise<Map<string, Queue>> {
  const workshop = products.some(isToOrder)
    ? await workshopState(deps, (await shownSettings(deps)).workshop)
    : null;
  if (!workshop) return new Map();
  const queues = products.map((product) => [product._id, queueOf(product, workshop, deps.now())] as const);
  return new Map(queues.flatMap(([id, queue]) => (queue ? [[id, queue] as const] : [])));
}

const isToOrder = ({ toOrder, stock }: ShownProduct): boolean => Boolean(toOrder) && stock <= 0;

function queueOf(product: ShownProduct, workshop: WorkshopState, now: Date): Queue | null {
  const { toOrder, queue } = product;
  if (!toOrder || !isToOrder(product)) return null;
  const waiting = queue?.places ?? 0;
  const week = promisedWeek(workshop.queuedDays + toOrder.daysOfWork, workshop, now);
  return { free: freePlaces(product, { isOn: true }), waiting, week };
}

export function successJson(data: string, more: object = {}): string {
  const rest = JSON.stringify(more).slice(1, -1);
  return `{"success":true,"data":${data}${rest && `,${rest}`}}`;
}
