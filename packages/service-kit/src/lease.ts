import { trusted } from './mongo.ts';

/* Leases use the database's clock: a process whose clock is ahead would take another's lease. */

/** For an update pipeline. */
export const leaseEnd = (leaseMs: number): { $add: ['$$NOW', number] } => ({ $add: ['$$NOW', leaseMs] });

/** Filter for an expired lease. @param field of its end */
export const isLeaseExpired = (field: string): { $expr: Record<string, unknown> } => ({
  $expr: trusted({ $lte: [`$${field}`, '$$NOW'] }),
});
