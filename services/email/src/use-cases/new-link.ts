import type { EmailDeps } from '../deps.ts';
import type { StoredEmail } from '../domain/email.ts';
import type { HeldLink } from '../domain/secret-link.ts';

/** Longer than any email waits; another delivery gets a new link. */
const LINK_MS = 365 * 86_400_000;

export async function newLink(
  deps: Pick<EmailDeps, 'catalog' | 'order' | 'now'>,
  { orderID, to }: Pick<StoredEmail, 'orderID' | 'to'>,
): Promise<HeldLink> {
  const { catalog, order } = deps;
  return heldLink(deps, await (orderID === null ? catalog.newLinkToken(to) : order.newLinkToken(orderID)));
}

export const heldLink = ({ now }: Pick<EmailDeps, 'now'>, secret: string): HeldLink => ({
  secret,
  expiresAt: new Date(now().getTime() + LINK_MS),
});
