import { createHash, randomBytes } from 'node:crypto';
import type { AdminRights } from '@shop/shop-rules';

export type LinkPurpose = 'password-reset' | 'email-confirmation' | 'email-change' | 'invitation';

const HOUR_MS = 3_600_000;

/** In ms. Short, since access to a mailbox may be short. */
export const LINK_MS: Record<LinkPurpose, number> = {
  'password-reset': HOUR_MS / 2,
  'email-confirmation': 7 * 24 * HOUR_MS,
  'email-change': 24 * HOUR_MS,
  invitation: 3 * 24 * HOUR_MS,
};

/** Only the email has its token. */
export type Link = {
  _id: string;
  purpose: LinkPurpose;
  userID: string;
  /** The account's epoch at the request: a new password invalidates the link. */
  epoch: number;
  email: string;
  expiresAt: Date;
  /** The address that a change of address replaces. */
  from?: string;
  /** Of an invitation, whose `userID` is the inviting owner. */
  rights?: AdminRights;
};

export const newToken = (): string => randomBytes(32).toString('base64url');

/** 256 random bits need neither salt nor slow hash. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
