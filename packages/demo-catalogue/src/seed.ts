import { constants, setPriority } from 'node:os';
import { readConfig } from './config.ts';
import { picturesOf } from './originals.ts';
import { demoProducts } from './products/index.ts';
import { createHttp } from './seed/http.ts';
import { enlarge, largeSize } from './seed/large/enlarge.ts';
import { addOrders } from './seed/orders/add-orders.ts';
import { recentHistory } from './seed/orders/past-order.ts';
import { addReviews } from './seed/reviews/add-reviews.ts';
import { createProgress } from './seed/progress.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import { SeedError } from './seed/seed-error.ts';
import { openSeedState } from './seed/seed-state.ts';
import { createShopApi } from './seed/shop-api.ts';

const stop = new AbortController();
const { signal } = stop;
const progress = createProgress(process.stdout);

async function seed(): Promise<void> {
  const config = readConfig();
  if (config.SEED_PART !== 'first') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const shop = createShopApi(createHttp({ url: config.SHOP_URL, signal }), signal);
  await shop.login({ email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD });
  const entries = await Promise.all(
    demoProducts.map(async (product) => ({ product, pictures: await picturesOf(product) })),
  );
  const state = openSeedState(config.SEED_STATE_FILE);
  const deps = { shop, state, progress, signal };
  if (config.SEED_PART === 'large') {
    const more = await enlarge(deps, largeSize, new Date());
    return progress.say(`Large shop: ${more.products} products and ${more.orders} orders added.`);
  }
  const { added, updated, kept } = await seedCatalogue(deps, { entries, part: config.SEED_PART });
  const total = entries.flatMap((entry) => entry.pictures).length;
  progress.say(
    `Demo catalogue: ${added} products added, ${kept} were there, pictures of ${updated} completed ` +
      `(${total} pictures in all).`,
  );
  if (config.SEED_PART !== 'first' || config.SEED_ORDERS === 0) return;
  const count = config.SEED_ORDERS;
  const wanted = { count, kind: recentHistory(count), products: await shop.products(), now: new Date() };
  const orders = await addOrders(deps, wanted);
  progress.say(`Demo orders: ${orders} added.`);
  const reviews = await addReviews(shop, wanted);
  progress.say(`Demo reviews: ${reviews} examples.`);
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());

try {
  await seed();
} catch (error) {
  if (signal.aborted) {
    progress.say('The seed was stopped. The next run goes on where it was.');
    process.exitCode = 130;
  } else {
    progress.say(
      error instanceof SeedError ? error.message : String(error instanceof Error ? error.stack : error),
    );
    process.exitCode = error instanceof SeedError ? error.exitCode : 1;
  }
}
