import type { EmailKind } from '@shop/shop-rules';
import type { EmailDeps } from '../deps.ts';
import type { StoredEmail } from '../domain/email.ts';
import type { HeldLink } from '../domain/secret-link.ts';

/** Longer than any email waits; another delivery gets a new link. */
const LINK_MS = 365 * 86_400_000;

const requestedKinds: readonly EmailKind[] = ['order-link', 'withdrawal-link'];

export async function newLink(
  deps: Pick<EmailDeps, 'catalog' | 'order' | 'now'>,
  { orderID, to, kind }: Pick<StoredEmail, 'orderID' | 'to' | 'kind'>,
): Promise<HeldLink> {
  const { catalog, order } = deps;
  const isRequested = requestedKinds.includes(kind);
  const token = orderID === null ? catalog.newLinkToken(to) : order.newLinkToken(orderID, { isRequested });
  return heldLink(deps, await token);
}

export const heldLink = ({ now }: Pick<EmailDeps, 'now'>, secret: string): HeldLink => ({
  secret,
  expiresAt: new Date(now().getTime() + LINK_MS),
});
