import type { AuditEntry, ReviewsAfter } from '@shop/contracts';
import type { OutboxEntry } from '@shop/events';

/** A deleted account until other services and its owner are notified; written before anything is deleted. */
export type Deletion = {
  _id: string;
  email: string;
  userName: string;
  isUnconfirmed?: boolean;
  askedAt: Date;
  dueAt: Date;
  tries: number;
  auditEntry?: AuditEntry;
  reviews?: ReviewsAfter;
  /** Event for the other services; missing before the account is deleted, empty once applied. */
  outbox?: OutboxEntry[];
};
