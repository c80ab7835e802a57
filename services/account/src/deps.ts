import type { Logger } from '@shop/service-kit';
import type { AccountConfig } from './config.ts';
import type { Hasher } from './passwords/hasher.ts';
import type { AddressStore } from './store/address-store.ts';
import type { AttemptStore } from './store/attempt-store.ts';
import type { SessionStore } from './store/session-store.ts';
import type { UserStore } from './store/user-store.ts';
import type { WishlistStore } from './store/wishlist-store.ts';

/** What the service works with, and with their own settings the operator's commands. */
export type AccountDeps<Config = AccountConfig> = {
  users: UserStore;
  sessions: SessionStore;
  attempts: AttemptStore;
  addresses: AddressStore;
  wishlists: WishlistStore;
  hasher: Hasher;
  config: Config;
  logger: Logger;
  now: () => Date;
};
