import type { Logger } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { AccountConfig } from './config.ts';
import type { Hasher } from './passwords/hasher.ts';
import { openAddressStore, type AddressStore } from './store/address-store.ts';
import { openFailureStore, type FailureStore } from './store/failure-store.ts';
import { openSessionStore, type SessionStore } from './store/session-store.ts';
import { openUserStore, type UserStore } from './store/user-store.ts';
import { openWishlistStore, type WishlistStore } from './store/wishlist-store.ts';

export type Stores = {
  users: UserStore;
  sessions: SessionStore;
  failures: FailureStore;
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
  const [users, sessions, failures, addresses, wishlists] = await Promise.all([
    openUserStore(connection),
    openSessionStore(connection),
    openFailureStore(connection),
    openAddressStore(connection),
    openWishlistStore(connection),
  ]);
  return { users, sessions, failures, addresses, wishlists };
}
