import type { Logger } from '@shop/service-kit';
import type { BuyerStore } from './buyer-store.ts';

export type BuyerDeps = {
  buyers: BuyerStore;
  reminders: { end: (userID: string) => Promise<boolean> };
  logger: Logger;
  now: () => Date;
};
