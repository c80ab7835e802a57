import type { OpenDeadLetters, Relay } from '@shop/events';
import type { Logger } from '@shop/service-kit';
import type { PaymentConfig } from './config.ts';
import type { Providers } from './providers/providers.ts';
import type { InboxStore } from './store/inbox-store.ts';
import type { PaymentStore } from './store/payment-store.ts';

export type PaymentDeps = {
  payments: PaymentStore;
  inbox: InboxStore;
  providers: Providers;
  relay: Pick<Relay, 'nudge'>;
  deadLetters: OpenDeadLetters;
  config: PaymentConfig;
  logger: Logger;
  now: () => Date;
};
