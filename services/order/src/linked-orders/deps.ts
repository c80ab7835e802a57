import type { AttemptStore } from '@shop/service-kit';
import type { OrderConfig } from '../config.ts';
import type { CheckoutDeps } from '../deps.ts';
import type { OrderLists } from '../store/order-lists.ts';
import type { ProofDeps } from '../use-cases/is-address-proven.ts';

export type LinkedOrderDeps = CheckoutDeps &
  Pick<ProofDeps, 'buyers'> & {
    trackings: AttemptStore;
    lists: Pick<OrderLists, 'ofEmail'>;
    config: Pick<OrderConfig, 'LIMITS'>;
  };
