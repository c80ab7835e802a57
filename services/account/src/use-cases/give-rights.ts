import type { AdminRights } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import type { User } from '../store/user-model.ts';
import { assertOwnerLeft, giveBackToLastOwner } from './assert-owner-left.ts';
import { changeAccount } from './change-account.ts';
import { newAuditEntry } from './new-audit-entry.ts';

/**
 * Removes an owner from the back office before deletion, so that of two at once one stays. @throws ShopError
 * `last-admin`, `stale-version`
 */
export async function giveUpRights(deps: AccountDeps, user: User, by: { id: string }): Promise<void> {
  if (rightsOf(user) === 'owner') await giveRights(deps, user, { rights: null, owner: by });
}

/**
 * Changes or removes (null) rights; sessions end. @throws `not-invited` for a customer, `last-admin`,
 * `stale-version`
 */
export async function giveRights(
  deps: AccountDeps,
  user: User,
  { rights, owner }: { rights: AdminRights | null; owner: { id: string } },
): Promise<void> {
  const before = rightsOf(user);
  if (before === null) throw new ShopError({ code: 'not-invited' });
  if (before === rights) return;
  await assertOwnerLeft(deps, user);
  const change = rights ? { rights } : { role: 'customer' as const };
  const auditEntry = newAuditEntry(
    {
      kind: 'rights-changed',
      by: owner.id,
      about: user._id,
      changes: [{ field: 'rights', before, after: rights ?? '' }],
    },
    deps.now(),
  );
  if (!(await changeAccount(deps, user, change, { auditEntry })))
    throw new ShopError({ code: 'stale-version' });
  if (before === 'owner' && (await giveBackToLastOwner(deps, user, { by: owner.id, rights })))
    throw new ShopError({ code: 'last-admin' });
  deps.logger.info({ owner: owner.id, userID: user._id, before, after: rights }, 'an owner changed rights');
}
