export { mountDiscountRoutes } from './discount-routes.ts';
export { openDiscountStore, type DiscountStore } from './discount-store.ts';
export * as discountUse from './discount-use.ts';
export { endOrphanedUses } from './stray-uses.ts';
