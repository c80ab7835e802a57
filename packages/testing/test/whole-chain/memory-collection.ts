import { Query, updateOne } from 'mingo';
import { mongo } from 'mongoose';

type Stored = Record<string, unknown> & { _id: string };
type Filter = Record<string, unknown>;
type Unique = { paths: string[]; among: Filter };
type Options = {
  projection?: Record<string, unknown>;
  sort?: Record<string, 1 | -1>;
  limit?: number;
  upsert?: boolean;
  returnDocument?: 'before' | 'after';
};
type Update = Record<string, Record<string, unknown>> | Record<string, unknown>[];

/** As the driver sends it and the server gives it back: what BSON does to a value happens here too. */
const copy = <T>(value: T): T =>
  mongo.BSON.deserialize(mongo.BSON.serialize({ value }, { ignoreUndefined: false }))['value'] as T;

const emptyContext = { matchedCount: 0, modifiedCount: 0, upsertedCount: 0, upsertedId: null };

/**
 * The calls of a driver's collection that the shop's stores make, answered from memory: filters, updates and projections
 * are interpreted by mingo, unique indexes are honoured. Each call is one step that nothing comes between, as a write of
 * one document is on a server. For tests alone.
 */
export function createMemoryCollection() {
  const documents = new Map<string, Stored>();
  const uniques: Unique[] = [];

  const matching = (given: Filter, { sort, limit }: Options = {}): Stored[] => {
    const filter = copy(given);
    const query = new Query<Stored>(filter);
    const { _id } = filter;
    const among = typeof _id === 'string' ? [documents.get(_id)] : documents.values();
    const found = [...among]
      .filter((candidate) => candidate !== undefined)
      .filter((candidate) => query.test(candidate));
    const sorted = sort ? new Query<Stored>({}).find<Stored>(found).sort(sort).all() : found;
    return limit ? sorted.slice(0, limit) : sorted;
  };

  const shown = (found: Stored[], projection: Record<string, unknown> = {}): Stored[] => {
    const fields = Object.keys(projection);
    if (fields.length === 0) return copy(found);
    const parents = fields.filter((field) => field.includes('.')).map((field) => field.replace(/[.].*/, ''));
    const projected = new Query({}).find<Stored>(copy(found), copy(projection)).all();
    // A server keeps the parent of a missing nested field as an empty object; mingo leaves it out.
    return projected.map((document, index) => {
      const kept = parents.filter((parent) => found[index]?.[parent] instanceof Object);
      return { ...Object.fromEntries(kept.map((parent) => [parent, {}])), ...document };
    });
  };

  const store = (document: Stored): void => {
    for (const { paths, among } of uniques) {
      const query = new Query<Stored>(among);
      if (!query.test(document)) continue;
      const same = Object.fromEntries(paths.map((path) => [path, document[path] ?? null]));
      const [clash] = matching({ ...same, _id: { $ne: document._id } }).filter((candidate) =>
        query.test(candidate),
      );
      if (clash) throw duplicate(paths.join());
    }
    documents.set(document._id, document);
  };

  const insert = (given: Stored): void => {
    const document = copy(given);
    if (documents.has(document._id)) throw duplicate('_id');
    store(document);
  };

  /** @returns the document before and after, or null where none matches */
  const change = (filter: Filter, update: Update, options: Options = {}) => {
    const [before] = matching(filter, { ...options, limit: 1 });
    if (before) {
      const after = applied(before, update, false);
      store(after);
      return { before, after, isNew: false };
    }
    if (!options.upsert) return null;
    const plain = Object.entries(copy(filter)).filter(([, value]) => typeof value !== 'object');
    const after = applied(Object.fromEntries(plain) as Stored, update, true);
    store(after);
    return { before: null, after, isNew: true };
  };

  return {
    find: (filter: Filter = {}, options: Options = {}) => ({
      toArray: async () => shown(matching(filter, options), options.projection),
    }),
    findOne: async (filter: Filter, options: Options = {}) =>
      shown(matching(filter, { ...options, limit: 1 }), options.projection)[0] ?? null,
    findOneAndUpdate: async (filter: Filter, update: Update, options: Options = {}) => {
      const changed = change(filter, update, options);
      const returned = options.returnDocument === 'after' ? changed?.after : changed?.before;
      return returned ? (shown([returned], options.projection)[0] ?? null) : null;
    },
    updateOne: async (filter: Filter, update: Update, options: Options = {}) => {
      const changed = change(filter, update, options);
      if (!changed) return emptyContext;
      if (changed.isNew) return { ...emptyContext, upsertedCount: 1, upsertedId: changed.after._id };
      return { ...emptyContext, matchedCount: 1, modifiedCount: 1 };
    },
    insertOne: async (document: Stored) => {
      insert(document);
      return { acknowledged: true, insertedId: document._id };
    },
    countDocuments: async (filter: Filter) => matching(filter).length,
    deleteOne: async (filter: Filter) => {
      const [found] = matching(filter, { limit: 1 });
      if (found) documents.delete(found._id);
      return { acknowledged: true, deletedCount: found ? 1 : 0 };
    },
    deleteMany: async (filter: Filter) => {
      const found = matching(filter);
      for (const { _id } of found) documents.delete(_id);
      return { acknowledged: true, deletedCount: found.length };
    },
    createIndex: async (
      fields: Record<string, unknown>,
      { unique, partialFilterExpression = {} }: { unique?: boolean; partialFilterExpression?: Filter } = {},
    ) => {
      const paths = Object.keys(fields);
      if (unique) uniques.push({ paths, among: partialFilterExpression });
      return paths.join('_');
    },
  };
}

/** A document after an update; the one before stays as it was. */
function applied(before: Stored, given: Update, isNew: boolean): Stored {
  const box = [copy(before)];
  const update = copy(given);
  if (Array.isArray(update)) updateOne(box, {}, update as never);
  else {
    const { $setOnInsert = {}, ...rest } = update;
    const $set = { ...(isNew ? $setOnInsert : {}), ...rest['$set'] };
    updateOne(box, {}, { ...rest, ...(Object.keys($set).length > 0 ? { $set } : {}) });
  }
  return box[0] as Stored;
}

function duplicate(of: string): Error {
  return new mongo.MongoServerError({ message: `E11000 duplicate key: ${of}`, code: 11_000 });
}
