import {
  connectMongo,
  type DataConfig,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import type { Accounts } from './deps.ts';
import { createHasher } from './passwords/hasher.ts';
import { openAddressStore } from './store/address-store.ts';
import { openAttemptStore } from './store/attempt-store.ts';
import { openDeletionStore } from './store/deletion-store.ts';
import { openLinkStore } from './store/link-store.ts';
import { openNoticeStore } from './store/notice-store.ts';
import { openSessionStore } from './store/session-store.ts';
import { openUserModel } from './store/user-model.ts';
import { openUserStore } from './store/user-store.ts';
import { openWishlistStore } from './store/wishlist-store.ts';

type Opened<Config> = Pick<OpenService<Accounts<Config>>, 'deps' | 'database' | 'closers'>;

/** What the service and the operator's commands have in common: the documents, with their indexes made, and the hasher. */
export async function openAccounts<Config extends Pick<DataConfig, 'MONGO_URL' | 'DB_PREFIX'>>(
  config: Config,
  logger: Logger,
  { now = () => new Date() }: Opening = {},
): Promise<Opened<Config>> {
  const database = await connectMongo('account', config, logger);
  const { connection } = database;
  const [users, sessions, links, deletions, attempts, addresses, wishlists] = await Promise.all([
    openUserModel(connection),
    openSessionStore(connection),
    openLinkStore(connection),
    openDeletionStore(connection),
    openAttemptStore(connection),
    openAddressStore(connection),
    openWishlistStore(connection),
  ]);
  const hasher = createHasher();
  return {
    deps: {
      users: openUserStore(users),
      notices: openNoticeStore(users),
      sessions,
      links,
      deletions,
      attempts,
      addresses,
      wishlists,
      hasher,
      config,
      logger,
      now,
    },
    database,
    closers: [hasher.close, database.close],
  };
}
