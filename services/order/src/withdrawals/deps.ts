import type { Logger } from '@shop/service-kit';
import type { ChangeDeps } from '../deps.ts';
import type { GuessStore } from './guess-store.ts';
import type { OrderLists } from '../store/order-lists.ts';

export type WithdrawalDeps = ChangeDeps & {
  guesses: GuessStore;
  lists: Pick<OrderLists, 'list' | 'ofEmail'>;
  logger: Logger;
};
