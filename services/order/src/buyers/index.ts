export { openBuyerStore } from './buyer-store.ts';
export type { BuyerDeps } from './deps.ts';
export { forgetBuyerOnAccountClosed } from './forget-buyer-on-account-closed.ts';
export { forgetBuyers } from './forget-buyers.ts';
export { mountInternalBuyerRoutes } from './internal-buyer-routes.ts';
