import type { Migration } from '@shop/service-kit';
import type { StoredUser } from './user-model.ts';
import { storedKeysOf } from './search-keys.ts';
import { sealFirst, type SealDeps, type SealSecrets } from './record-seal.ts';

/** @param secrets those that seal the record's head */
export const migrationsOf = (secrets: SealSecrets, deps: SealDeps): readonly Migration[] => [
  // `npm run audit` knows it by its name: where it has run there is a head.
  { name: '001-seal-the-record', up: (connection) => sealFirst(connection, secrets, deps) },
  {
    name: '002-search-keys',
    up: async (connection) => {
      const users = connection.collection<StoredUser>('users');
      for await (const { _id, userName, email } of users.find({ nameKeys: { $exists: false } }))
        // What has changed meanwhile has brought its own.
        await users.updateOne({ _id, userName, email }, { $set: storedKeysOf({ userName, email }) });
    },
  },
];
