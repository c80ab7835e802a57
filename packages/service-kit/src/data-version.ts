import type { mongo } from 'mongoose';

/** Version of all stored shapes. Until 1.0.0 a change of shape raises it; later changes are migrations. */
export const DATA_VERSION = 6;

/** Checks of starts; not part of the shop's data. */
const CHECKS = 'startChecks';

/** Fits any copy of the driver. */
type ReadDb = {
  collection: (name: string) => { findOne: (filter: { _id?: never }) => Promise<unknown> };
  listCollections: (
    filter: object,
    options: { nameOnly: true },
  ) => { toArray: () => Promise<{ name: string }[]> };
};

/** Documents of another data version. */
export async function holdsOtherData(db: ReadDb): Promise<boolean> {
  const version = await versionOf(db);
  if (version !== undefined) return version !== DATA_VERSION;
  if (!(await hasDocuments(db))) return false;
  // Another process may have written the version meanwhile.
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
 * @throws Error with instructions where it holds data of another version
 */
export async function assertDataVersion(db: mongo.Db): Promise<void> {
  if (await holdsOtherData(db)) throw new Error(otherDataText(db.databaseName));
  await db
    .collection<{ _id: string; version: number }>(CHECKS)
    .updateOne({ _id: 'data' }, { $setOnInsert: { version: DATA_VERSION } }, { upsert: true });
}

/** Instructions for an operator with an external MongoDB. */
export const otherDataText = (name: string): string =>
  `The database ${name} holds data of another version of the shop, which this version cannot read: start with ` +
  'another DB_PREFIX, or back the database up and drop it.';
