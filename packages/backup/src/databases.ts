import { BSON, type ClientSession, type Db, type MongoClient } from 'mongodb';
import { withWritesPaused } from './pause-writes.ts';

type Source = { client: MongoClient; mongoUrl: string; prefix: string };
type Index = { name: string; key: Record<string, unknown> };
/** `content`: index list as JSON, or consecutive BSON documents, as in `mongodump`. */
type Piece = { path: string; content: Buffer };

const CHUNK_BYTES = 8 * 1024 * 1024;
const BATCH = 1_000;

/**
 * Reads the shop's databases at one moment: a replica set at one cluster time, a standalone with paused writes.
 * @returns number of documents
 */
export async function dumpDatabases(
  source: Source,
  { write, say }: { write: (piece: Piece) => Promise<void>; say: (sentence: string) => void },
): Promise<number> {
  const { client } = source;
  const names = await namesOf(source);
  const { setName, msg } = await client.db('admin').command({ hello: 1 });
  const dump = async (session?: ClientSession) => {
    let documents = 0;
    for (const name of names) {
      const found = await dumpDatabase(client.db(name), name.slice(source.prefix.length + 1), {
        write,
        session,
      });
      say(`${name}: ${found} documents`);
      documents += found;
    }
    return documents;
  };
  const isOneServer = setName === undefined && msg !== 'isdbgrid';
  if (isOneServer) return withWritesPaused(source, () => dump());
  return client.withSession({ snapshot: true }, dump);
}

/** Databases that hold anything. */
export async function namesOf({ client, prefix }: Pick<Source, 'client' | 'prefix'>): Promise<string[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name).filter((name) => name.startsWith(`${prefix}_`));
}

type Dumping = { write: (piece: Piece) => Promise<void>; session: ClientSession | undefined };

async function dumpDatabase(db: Db, service: string, { write, session }: Dumping): Promise<number> {
  let documents = 0;
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    const path = `databases/${service}/${name}`;
    const indexes = await db.collection(name).indexes();
    await write({ path: `${path}.indexes.json`, content: Buffer.from(BSON.EJSON.stringify(indexes)) });
    let [chunk, bytes, part]: [Uint8Array[], number, number] = [[], 0, 0];
    const flush = async () => {
      part += 1;
      await write({ path: `${path}.${String(part).padStart(5, '0')}.bson`, content: Buffer.concat(chunk) });
      [chunk, bytes] = [[], 0];
    };
    // Named here, because a read concern in MONGO_URL would win over the session's.
    const moment = session ? { session, readConcern: { level: 'snapshot' as const } } : {};
    const options = { raw: true, batchSize: BATCH, ...moment };
    for await (const document of db.collection(name).find({}, options)) {
      const raw = document as unknown as Uint8Array;
      chunk.push(raw);
      bytes += raw.byteLength;
      documents += 1;
      if (bytes >= CHUNK_BYTES) await flush();
    }
    if (bytes > 0) await flush();
  }
  return documents;
}

const PIECE = /^databases\/(?<service>[^/]+)\/(?<collection>.+)\.(?:indexes\.json|\d{5}\.bson)$/;

/** @returns number of documents */
export async function restorePiece(
  { client, prefix }: Pick<Source, 'client' | 'prefix'>,
  { path, content }: Piece,
): Promise<number> {
  const { service, collection } = PIECE.exec(path)?.groups ?? {};
  if (!service || !collection) throw new Error(`the backup holds an unknown part: ${path}`);
  const db = client.db(`${prefix}_${service}`);
  if (path.endsWith('.json')) {
    await createIndexes(db, collection, BSON.EJSON.parse(content.toString()) as Index[]);
    return 0;
  }
  const documents = [...documentsIn(content)];
  for (let start = 0; start < documents.length; start += BATCH) {
    await db.collection(collection).insertMany(documents.slice(start, start + BATCH));
  }
  return documents.length;
}

async function createIndexes(db: Db, collection: string, indexes: Index[]): Promise<void> {
  await db.createCollection(collection);
  const own = indexes.filter(({ name }) => name !== '_id_');
  if (own.length > 0) await db.command({ createIndexes: collection, indexes: own });
}

function* documentsIn(content: Buffer): Generator<BSON.Document> {
  // Numbers keep their stored types.
  const exact = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };
  for (let start = 0; start < content.length;) {
    const end = start + content.readInt32LE(start);
    yield BSON.deserialize(content.subarray(start, end), exact);
    start = end;
  }
}
