import mongoose, { type Connection } from 'mongoose';
import { createMemoryCollection } from './memory-collection.ts';

/**
 * A mongoose connection whose database lies in memory: models, casting, filters' sanitizing and everything else of
 * mongoose are the real ones, only the driver's collections are not. For tests alone.
 */
export function openMemoryConnection(): Connection {
  const collections = new Map<string, ReturnType<typeof createMemoryCollection>>();
  const collection = (name: string) => {
    const found = collections.get(name) ?? createMemoryCollection();
    collections.set(name, found);
    return found;
  };
  const listCollections = () => ({
    toArray: async () => [...collections.keys()].map((name) => ({ name })),
  });
  const connection = mongoose.createConnection();
  return Object.assign(connection, {
    db: { collection, createCollection: async (name: string) => collection(name), listCollections },
    readyState: mongoose.ConnectionStates.connected,
  });
}
