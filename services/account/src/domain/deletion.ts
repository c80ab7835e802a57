import type { AuditEntry } from '@shop/contracts';
import type { OutboxEntry } from '@shop/events';

/**
 * An account that is gone, until the other services have heard of it and its owner was told. It is written before anything
 * is deleted, so that a crash leaves nothing half done.
 */
export type Deletion = {
  /** The account's id. */
  _id: string;
  email: string;
  userName: string;
  /** Nobody had shown that the address was theirs; missing in older ones, and where somebody had. */
  isUnconfirmed?: boolean;
  askedAt: Date;
  /** When the finisher looks at it. */
  dueAt: Date;
  tries: number;
  /** What the record tells of it; older ones have none. */
  act?: AuditEntry;
  /** The event that tells the others; none before the account is gone, and empty when all have heard of it. */
  outbox?: OutboxEntry[];
};
