import type { Logger } from '@shop/service-kit';
import type { BuyerStore } from './buyer-store.ts';

export type BuyerDeps = { buyers: BuyerStore; logger: Logger; now: () => Date };
