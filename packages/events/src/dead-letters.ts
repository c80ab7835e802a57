import type { Connection } from 'mongoose';
import type { JobData } from './bus.ts';

type DeadLetter = JobData & { _id: string; consumer: string; error: string; attempts: number; at: Date };

export type DeadLetters = {
  /** Keeps a job that finally failed. The same event and consumer are kept once. */
  keep: (job: JobData, consumer: string, error: string, attempts: number) => Promise<void>;
  /** The newest first, at most 200. */
  list: () => Promise<DeadLetter[]>;
};

/** The events that a service's consumers could not apply, in the service's own database. */
export function createDeadLetters(connection: Connection): DeadLetters {
  const letters = () => {
    if (!connection.db) throw new Error('the database is not connected');
    return connection.db.collection<DeadLetter>('deadLetters');
  };
  return {
    keep: async (job, consumer, error, attempts) => {
      await letters().updateOne(
        { _id: `${job.eventId}-${consumer}` },
        { $set: { ...job, consumer, error, attempts, at: new Date() } },
        { upsert: true },
      );
    },
    list: () => letters().find().sort({ at: -1 }).limit(200).toArray(),
  };
}
