import type { Logger } from '@shop/service-kit';
import type { CatalogClient } from '../clients/catalog-client.ts';
import type { OrderConfig } from '../config.ts';
import type { ChangeDeps } from '../deps.ts';
import type { ReminderStore } from './reminder-store.ts';

export type ReviewRightDeps = ChangeDeps & {
  catalog: Pick<CatalogClient, 'settings' | 'reviewsOf'>;
  reminders: ReminderStore;
  config: Pick<OrderConfig, 'SERVICE_TOKEN_SECRET'>;
  logger: Logger;
};
