import type { mongo } from 'mongoose';

/**
 * Version of the shape of everything the shop stores. Until 1.0.0 a commit that changes a stored shape raises it;
 * later changes are migrations.
 */
export const DATA_VERSION = 2;

/** Holds what a start checks and writes: neither data of the shop nor a sign of earlier data. */
const CHECKS = 'startChecks';

/** What the check reads of a database, of whichever copy of the driver. */
type ReadDb = {
  collection: (name: string) => { findOne: (filter: { _id?: never }) => Promise<unknown> };
  listCollections: (
    filter: object,
    options: { nameOnly: true },
  ) => { toArray: () => Promise<{ name: string }[]> };
};

/** Returns whether a database holds documents of another data version; an empty one does not. */
export async function holdsOtherData(db: ReadDb): Promise<boolean> {
  const version = await versionOf(db);
  if (version !== undefined) return version !== DATA_VERSION;
  if (!(await hasDocuments(db))) return false;
  // Another process may have written the version, then documents, in the meantime.
  return (await versionOf(db)) !== DATA_VERSION;
}

async function versionOf(db: ReadDb): Promise<number | undefined> {
  const check = (await db.collection(CHECKS).findOne({ _id: 'data' as never })) as { version: number } | null;
  return check?.version;
}

async function hasDocuments(db: ReadDb): Promise<boolean> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections) {
    if (name !== CHECKS && !name.startsWith('system.') && (await db.collection(name).findOne({})))
      return true;
  }
  return false;
}

/**
 * Writes the data version into an empty database.
 * @throws Error that says what an operator does, where the database holds data of another version
 */
export async function assertDataVersion(db: mongo.Db): Promise<void> {
  if (await holdsOtherData(db)) throw new Error(otherDataText(db.databaseName));
  await db
    .collection<{ _id: string; version: number }>(CHECKS)
    .updateOne({ _id: 'data' }, { $setOnInsert: { version: DATA_VERSION } }, { upsert: true });
}

/** The sentence for an operator whose MongoDB the shop does not run itself. */
export const otherDataText = (name: string): string =>
  `The database ${name} holds data of another version of the shop, which this version cannot read: start with ` +
  'another DB_PREFIX, or back the database up and drop it.';
