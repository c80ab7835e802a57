import type { Migration } from '@shop/service-kit';
import { sealFirst, type SealDeps, type SealSecrets } from './record-seal.ts';

/** @param secrets those that seal the record's head */
export const migrationsOf = (secrets: SealSecrets, deps: SealDeps): readonly Migration[] => [
  // `npm run audit` knows it by its name: where it has run there is a head.
  { name: '001-seal-the-record', up: (connection) => sealFirst(connection, secrets, deps) },
];
