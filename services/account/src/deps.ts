import type { Logger } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { AccountConfig } from './config.ts';
import type { Hasher } from './passwords/hasher.ts';
import { openAddressStore, type AddressStore } from './store/address-store.ts';
import { openAttemptStore, type AttemptStore } from './store/attempt-store.ts';
import { openSessionStore, type SessionStore } from './store/session-store.ts';
import { openUserStore, type UserStore } from './store/user-store.ts';
import { openWishlistStore, type WishlistStore } from './store/wishlist-store.ts';

export type Stores = {
  users: UserStore;
  sessions: SessionStore;
  attempts: AttemptStore;
  addresses: AddressStore;
  wishlists: WishlistStore;
};

export type AccountDeps = Stores & {
  hasher: Hasher;
  config: AccountConfig;
  logger: Logger;
  now: () => Date;
};

/** The service's documents, with their indexes made. */
export async function openStores(connection: Connection): Promise<Stores> {
  const [users, sessions, attempts, addresses, wishlists] = await Promise.all([
    openUserStore(connection),
    openSessionStore(connection),
    openAttemptStore(connection),
    openAddressStore(connection),
    openWishlistStore(connection),
  ]);
  return { users, sessions, attempts, addresses, wishlists };
}
