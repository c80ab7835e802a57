import type { Migration } from '@shop/service-kit';
import { sealFirst, type SealSecrets } from './record-seal.ts';

/** @param secrets those that seal the record's head */
export const migrationsOf = (secrets: SealSecrets): readonly Migration[] => [
  { name: '001-seal-the-record', up: (connection) => sealFirst(connection, secrets) },
];
