import { randomUUID } from 'node:crypto';
import type { AccountEmailKind, AdminRights } from '@shop/shop-rules';

/**
 * An email to the owner, stored in the account by the same update as its cause until email has it. Holds no secret:
 * tokens are made when sent.
 */
export type Notice = {
  id: string;
  kind: AccountEmailKind;
  /** Recipient; differs from the account's at a change of address. */
  email: string;
  epoch: number;
  askedAt: Date;
  dueAt: Date;
  tries: number;
  facts?: NoticeFacts;
};
/**
 * `newEmail`: current address · `from`: address before a change · `device`, `address`: of a login · `by`, `rights`: of
 * an invitation.
 */
type NoticeFacts = {
  from?: string;
  newEmail?: string;
  device?: string;
  address?: string;
  by?: string;
  rights?: AdminRights;
};

type Asked = Pick<Notice, 'kind' | 'email' | 'epoch' | 'facts'>;

export function newNotice(asked: Asked, now: Date): Notice {
  return { id: randomUUID(), ...asked, askedAt: now, dueAt: now, tries: 0 };
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 300_000;

/** Wait after failed tries, in ms. */
export function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 20), LONGEST_PAUSE_MS);
}
