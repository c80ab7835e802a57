import type { AuditEntry } from '@shop/contracts';
import type { OutboxEntry } from '@shop/events';

/** A deleted account until other services and its owner are notified; written before anything is deleted. */
export type Deletion = {
  /** Account id. */
  _id: string;
  email: string;
  userName: string;
  /** The address was never confirmed. */
  isUnconfirmed?: boolean;
  askedAt: Date;
  /** Next run of the finisher. */
  dueAt: Date;
  tries: number;
  act?: AuditEntry;
  /** Event for the other services; missing before the account is deleted, empty once applied. */
  outbox?: OutboxEntry[];
};
