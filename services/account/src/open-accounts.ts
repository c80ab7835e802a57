import {
  connectMongo,
  type DataConfig,
  type Logger,
  openAttemptStore,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import type { Accounts } from './deps.ts';
import { createHasher } from './passwords/hasher.ts';
import { createRehasher } from './passwords/rehasher.ts';
import { openPendingEntryStore } from './store/pending-entry-store.ts';
import { openAddressStore } from './addresses/index.ts';
import { openDeletionStore } from './store/deletion-store.ts';
import { openFailureStore } from './store/failure-store.ts';
import { openLinkStore } from './store/link-store.ts';
import { openNoticeStore } from './store/notice-store.ts';
import { openAuditEntryStore } from './audit-log/index.ts';
import { openSessionStore } from './store/session-store.ts';
import { openUserModel } from './store/user-model.ts';
import { openUserStore } from './store/user-store.ts';
import { openWishlistStore } from './wishlist/index.ts';

type Opened<Config> = Pick<OpenService<Accounts<Config>>, 'deps' | 'database' | 'closers'>;

/** Shared by service and commands: collections with indexes, and the hasher. */
export async function openAccounts<
  Config extends Pick<DataConfig, 'MONGO_URL' | 'DB_PREFIX'> & { BCRYPT_COST: number },
>(
  config: Config,
  logger: Logger,
  { now = () => new Date(), patienceMs }: Opening = {},
): Promise<Opened<Config>> {
  const database = await connectMongo('account', config, logger, { patienceMs });
  const { connection } = database;
  const [users, sessions, links, deletions, attempts, failures, addresses, wishlists] = await Promise.all([
    openUserModel(connection),
    openSessionStore(connection),
    openLinkStore(connection),
    openDeletionStore(connection),
    openAttemptStore(connection, 'LoginFailures'),
    openFailureStore(connection),
    openAddressStore(connection),
    openWishlistStore(connection),
  ]);
  const isThere = async (userID: string) => (await users.exists({ _id: userID })) !== null;
  const auditEntries = await openAuditEntryStore(connection, isThere);
  const userStore = openUserStore(users);
  const hasher = createHasher(config.BCRYPT_COST);
  const rehasher = createRehasher({ users: userStore, hasher, cost: config.BCRYPT_COST, logger });
  return {
    deps: {
      users: userStore,
      notices: openNoticeStore(users),
      sessions,
      links,
      deletions,
      attempts,
      failures,
      pendingEntries: openPendingEntryStore(users),
      auditEntries,
      // The running service finds the work of a command.
      auditAppender: { nudge: () => undefined },
      addresses,
      wishlists,
      hasher,
      rehasher,
      config,
      logger,
      now,
    },
    database,
    closers: [() => rehasher.finish(), hasher.close, database.close],
  };
}
