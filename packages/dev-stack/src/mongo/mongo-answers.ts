import { MongoClient } from 'mongodb';

/** Resolves when the MongoDB at this address answers a ping. @throws when it does not within the time */
export async function mongoAnswers(url: string, withinMs = 5_000): Promise<void> {
  const limits = {
    serverSelectionTimeoutMS: withinMs,
    connectTimeoutMS: withinMs,
    socketTimeoutMS: withinMs,
  };
  const client = new MongoClient(url, limits);
  try {
    await client.db('admin').command({ ping: 1 });
  } finally {
    await client.close();
  }
}
