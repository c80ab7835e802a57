import { createHmac, hkdfSync } from 'node:crypto';
import type { OfferedProduct } from '@shop/contracts';
import type { EventOf, offerImproved } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import { unitPriceCents } from '@shop/shop-rules';
import type { AccountDeps } from '../deps.ts';
import { digestOf } from '../domain/link.ts';
import { isConfirmed } from '../use-cases/find-buyer.ts';
import type { NoticeProgressStore } from './notice-progress-store.ts';

export type NotifyDeps = Pick<AccountDeps, 'catalog' | 'config' | 'email' | 'now' | 'users' | 'wishlists'> & {
  noticeProgress: NoticeProgressStore;
};

type Improved = EventOf<typeof offerImproved> & { eventId: string };

const BATCH = 100;
const AT_ONCE = 10;
/** An unpaid hold is shorter. */
const HOLD_MS = 45 * 60_000;
const LINK_MS = 365 * 86_400_000;

export async function notifyWishers(deps: NotifyDeps, improved: Improved): Promise<void> {
  const { eventId, productID, at } = improved;
  let { after, isDone } = await deps.noticeProgress.find(eventId);
  while (!isDone) {
    const product = await findOffer(deps, improved);
    const wished = { productID, before: new Date(at), after, limit: BATCH };
    const userIDs = product ? await deps.wishlists.wishersOf(wished) : [];
    if (product)
      for (let from = 0; from < userIDs.length; from += AT_ONCE) {
        const some = userIDs.slice(from, from + AT_ONCE);
        await Promise.all(some.map((userID) => writeNotice(deps, { improved, product, userID })));
      }
    after = userIDs.at(-1) ?? after;
    isDone = userIDs.length < BATCH;
    await deps.noticeProgress.save(eventId, { after, isDone });
  }
}

/** @throws `unavailable` while unpaid orders hold the product: the event comes again */
async function findOffer(
  { catalog, now }: NotifyDeps,
  { productID, change, cents, at }: Improved,
): Promise<OfferedProduct | null> {
  if (!(await catalog.settings()).wishlistNotices) return null;
  const { product, isHeld } = await catalog.offerOf(productID);
  if (isHeld && now().getTime() - new Date(at).getTime() < HOLD_MS)
    throw new ShopError({ code: 'unavailable' });
  return product && (change === 'back' || unitPriceCents(product) <= cents) ? product : null;
}

/** One for all emails of a wisher, so that no link ends early. */
function stopTokenOf(sessionSecret: string, userID: string): string {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'shop account wish notices', 32));
  return createHmac('sha256', key).update(userID).digest('base64url');
}

async function writeNotice(
  deps: NotifyDeps,
  { improved, product, userID }: { improved: Improved; product: OfferedProduct; userID: string },
): Promise<void> {
  const user = await deps.users.find(userID);
  if (!user || !isConfirmed(deps, user)) return;
  const secret = stopTokenOf(deps.config.SESSION_SECRET, userID);
  if (!(await deps.wishlists.addNoticeLink(userID, digestOf(secret)))) return;
  await deps.email.write({
    kind: improved.change === 'back' ? 'wish-back' : 'wish-cheaper',
    id: `${improved.eventId}-${userID}`,
    to: user.email,
    toName: user.userName,
    product,
    link: {
      path: '/shop/wishlist-notices#token=',
      secret,
      expiresAt: new Date(deps.now().getTime() + LINK_MS).toISOString(),
    },
  });
}
