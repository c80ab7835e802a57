export { ensureChromium } from './chromium.ts';
export { environment, root } from './config.ts';
export { dockerAnswers } from './docker.ts';
export type { Accounts } from './accounts.ts';
export { becomePrimary } from './mongo/become-primary.ts';
export { freePort } from './ports.ts';
export { gateway, services } from './processes.ts';
export { startShop, type Shop } from './start-shop.ts';
export { startStores } from './stores.ts';
