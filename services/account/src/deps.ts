import type { AuditLog } from '@shop/audit-log';
import type { Events } from '@shop/events';
import type { AttemptStore, Logger, Sweeper } from '@shop/service-kit';
import type { CatalogClient } from './clients/catalog-client.ts';
import type { CartClient } from './clients/cart-client.ts';
import type { OrderClient } from './clients/order-client.ts';
import type { EmailClient } from './clients/email-client.ts';
import type { AccountConfig } from './config.ts';
import type { Hasher } from './passwords/hasher.ts';
import type { Rehasher } from './passwords/rehasher.ts';
import type { PendingEntryStore } from './store/pending-entry-store.ts';
import type { AddressStore } from './addresses/index.ts';
import type { DeletionStore } from './store/deletion-store.ts';
import type { FailureStore } from './store/failure-store.ts';
import type { LinkStore } from './store/link-store.ts';
import type { NoticeStore } from './store/notice-store.ts';
import type { AuditEntryStore } from './audit-log/index.ts';
import type { SessionStore } from './store/session-store.ts';
import type { UserStore } from './store/user-store.ts';
import type { WishlistStore } from './wishlist/index.ts';

export type Accounts<Config> = {
  users: UserStore;
  sessions: SessionStore;
  notices: NoticeStore;
  links: LinkStore;
  deletions: DeletionStore;
  attempts: AttemptStore;
  addresses: AddressStore;
  wishlists: WishlistStore;
  auditEntries: AuditEntryStore;
  pendingEntries: PendingEntryStore;
  failures: FailureStore;
  /** Nudge after adding an audit entry. */
  auditAppender: Pick<Sweeper, 'nudge'>;
  hasher: Hasher;
  rehasher: Rehasher;
  config: Config;
  logger: Logger;
  now: () => Date;
};

export type AccountDeps = Accounts<AccountConfig> & {
  events: Events;
  auditLog: AuditLog;
  email: EmailClient;
  catalog: CatalogClient;
  carts: CartClient;
  orders: OrderClient;
  /** Nudge after adding a notice. */
  sender: Pick<Sweeper, 'nudge'>;
  /** Nudge after starting a deletion. */
  finisher: Pick<Sweeper, 'nudge'>;
};
