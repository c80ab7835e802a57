import { randomUUID } from 'node:crypto';
import type { AccountEmailKind, AdminRights } from '@shop/shop-rules';

/**
 * A letter that an account's owner has to get. It stands in the account until the letters service has taken it, written
 * by the same update as what it tells of. It holds no secret: a link's token is made when the letter is sent.
 */
export type Notice = {
  id: string;
  kind: AccountEmailKind;
  /** Whom it goes to: at a change of address that is not who the account says. */
  email: string;
  /** The account's epoch when it was asked for. */
  epoch: number;
  askedAt: Date;
  /** When the sender looks at it. */
  dueAt: Date;
  tries: number;
  /** What the letter tells besides. */
  facts?: NoticeFacts;
};
/**
 * `newEmail`: the address that the account has now · `from`: the one that it had when another was asked for · `device`,
 * `address`: of a login · `by`, `rights`: of an invitation.
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

/** A notice that nobody has tried to send yet. */
export function newNotice(asked: Asked, now: Date): Notice {
  return { id: randomUUID(), ...asked, askedAt: now, dueAt: now, tries: 0 };
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 300_000;

/** How long to wait after so many tries that nobody took it, in ms. */
export function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 20), LONGEST_PAUSE_MS);
}
