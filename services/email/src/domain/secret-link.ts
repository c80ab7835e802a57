import { randomUUID } from 'node:crypto';
import type { EmailKind } from '@shop/shop-rules';

export type HeldLink = {
  secret: string | null;
  expiresAt: Date;
};

/** Placeholder of the secret in a stored email. */
export const SECRET_MARK = 'salainen-osa';

/** Its place during rendering; no typed text contains it. */
export const SECRET_PLACE = `secret-${randomUUID()}`;

/** Only here, so that a product may be called like the mark. */
const inLink = new RegExp(`(#token=(?:[a-f0-9]{24}\\.)?)${SECRET_MARK}`, 'g');

/** A typed mark gets a non-breaking hyphen. */
export const withMark = (rendered: string): string =>
  rendered
    .replaceAll(inLink, `$1${SECRET_MARK.replace('-', '\u2011')}`)
    .replaceAll(SECRET_PLACE, SECRET_MARK);

export const hasMark = (text: string): boolean => text.search(inLink) !== -1;

type Written = { html: string; text: string; link?: HeldLink };

export function withSecret<L extends Written>(email: L): L {
  const secret = email.link?.secret;
  if (!secret) return email;
  const filled = (text: string) => text.replaceAll(inLink, (_all, start: string) => start + secret);
  return { ...email, html: filled(email.html), text: filled(email.text) };
}

export function mayGo(link: HeldLink | undefined, now: Date): boolean {
  return !link || (link.secret !== null && link.expiresAt > now);
}

type Linked = { orderID: string | null; kind: EmailKind; link?: HeldLink | undefined };

/** The stored token may be revoked; account links keep theirs. */
export const takesNewToken = ({ orderID, kind, link }: Linked): boolean =>
  link !== undefined && (orderID !== null || kind === 'product-back');

export const canGoAgain = (email: Linked, now: Date): boolean =>
  mayGo(email.link, now) || takesNewToken(email);
