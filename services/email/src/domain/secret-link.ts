import type { EmailKind } from '@shop/shop-rules';

/** What opens something in the shop to whoever has it; it is kept as long as it is needed. */
export type HeldLink = {
  /** null once it is erased. */
  secret: string | null;
  expiresAt: Date;
};

/** Stands in a kept letter where the secret of its link belongs. */
export const SECRET_MARK = 'salainen-osa';

type Written = { html: string; text: string; link?: HeldLink };

/** The letter with its secret in place, as its reader gets it; one without a link, or whose secret is gone, as it is. */
export function withSecret<L extends Written>(email: L): L {
  const secret = email.link?.secret;
  if (!secret) return email;
  const filled = (text: string) => text.replaceAll(SECRET_MARK, secret);
  return { ...email, html: filled(email.html), text: filled(email.text) };
}

/** Whether a letter with such a link may still go: one without any may. */
export function mayGo(link: HeldLink | undefined, now: Date): boolean {
  return !link || (link.secret !== null && link.expiresAt > now);
}

type Linked = { orderID: string | null; kind: EmailKind; link?: HeldLink | undefined };

/** Whether an email that is sent again needs a new token; only that of an account's link cannot be had again. */
export const needsNewToken = ({ orderID, kind, link }: Linked, now: Date): boolean =>
  (orderID !== null || kind === 'product-back') && !mayGo(link, now);

/** Whether an email can be sent again. */
export const canGoAgain = (email: Linked, now: Date): boolean =>
  mayGo(email.link, now) || needsNewToken(email, now);
