import type { AcceptInvitationInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import { changeAccount } from './change-account.ts';
import { hashNewPassword } from './hash-new-password.ts';

/**
 * Makes whoever opens an invitation's link one of the back office's people, with the name and password that they choose.
 * An account that the address has already becomes that one; its sessions end.
 * @throws ShopError `link-expired`, also when whoever invited is an owner no more; `invalid-input` for a weak password
 */
export async function acceptInvitation(deps: AccountDeps, input: AcceptInvitationInput): Promise<void> {
  const { token, userName, password } = input;
  const link = await deps.links.find(token, ['invitation'], deps.now());
  const owner = link && (await deps.users.find(link.userID));
  if (!link?.rights || !owner || rightsOf(owner) !== 'owner') throw new ShopError({ code: 'link-expired' });
  const { email, rights } = link;
  // Before the link is used up: a weak password may be chosen again.
  const passwordHash = await hashNewPassword(deps, { userName, email, password });
  if (!(await deps.links.take(link))) throw new ShopError({ code: 'link-expired' });
  const present = await deps.users.findByEmail(email);
  const person = { passwordHash, role: 'admin', rights, userName } as const;
  if (!present) await deps.users.insert({ ...person, email, createdAt: deps.now() });
  else if (!(await changeAccount(deps, present, person, { confirms: true })))
    throw new ShopError({ code: 'stale-version' });
  deps.logger.info({ invitedBy: owner._id, rights }, 'an invitation into the back office was accepted');
}
