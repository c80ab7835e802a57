import { trusted } from './mongo.ts';

/*
 * Leases begin and end by the database's clock: by its own a process that is ahead would take what another is at, and
 * leave behind what nobody may take over.
 */

/** The end of a lease that is taken now, for an update's pipeline. @param leaseMs how long it is */
export const leaseEnd = (leaseMs: number): { $add: ['$$NOW', number] } => ({ $add: ['$$NOW', leaseMs] });

/** The filter of a lease that is over. @param field where its end stands */
export const isLeaseOver = (field: string): { $expr: Record<string, unknown> } => ({
  $expr: trusted({ $lte: [`$${field}`, '$$NOW'] }),
});
