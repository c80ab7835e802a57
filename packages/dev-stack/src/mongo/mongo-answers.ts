import { MongoClient } from 'mongodb';

/** @throws if there is no answer in time */
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
