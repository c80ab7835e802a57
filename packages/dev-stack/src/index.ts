export { ensureChromium } from './chromium.ts';
export { environment } from './config.ts';
export { dockerAnswers } from './docker.ts';
export type { Accounts } from './accounts.ts';
export { becomePrimary } from './mongo/become-primary.ts';
export { freePort } from './ports.ts';
export { startShop, type Shop, type ShopOptions } from './start-shop.ts';
export { StartError } from './start-error.ts';
export { startStores, type Store, type Stores } from './stores.ts';
