import { createHash, randomBytes } from 'node:crypto';
import type { AdminRights } from '@shop/shop-rules';

/** What a letter's link is for. */
export type LinkPurpose = 'password-reset' | 'email-confirmation' | 'email-change' | 'invitation';

const HOUR_MS = 3_600_000;

/** How long a link works, in ms. Who can open a mailbox for half an hour shall not have the account for ever. */
export const LINK_MS: Record<LinkPurpose, number> = {
  'password-reset': HOUR_MS / 2,
  'email-confirmation': 7 * 24 * HOUR_MS,
  'email-change': 24 * HOUR_MS,
  invitation: 3 * 24 * HOUR_MS,
};

/** A link that was sent. Its token is in the letter alone. */
export type Link = {
  /** The token's digest. */
  _id: string;
  purpose: LinkPurpose;
  userID: string;
  /** The account's epoch when it was asked for: with another password an older link is worth nothing. */
  epoch: number;
  /** The address that the letter went to. */
  email: string;
  expiresAt: Date;
  /** Of a change of address: the one that it changes; missing in links from before it was kept. */
  from?: string;
  /** What an invitation gives. Its `userID` is whoever invites. */
  rights?: AdminRights;
};

export const newToken = (): string => randomBytes(32).toString('base64url');

/** 256 random bits need no salt and no slow hash. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
