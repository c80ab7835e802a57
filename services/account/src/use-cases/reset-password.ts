import type { ResetInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { withAccount, type Device } from '../domain/device.ts';
import { changeAccount } from './change-account.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { newAuditEntry, ANONYMOUS } from './new-audit-entry.ts';

/**
 * Sessions end, the address is confirmed. @returns the device, trusted from now on @throws `link-expired`,
 * `invalid-input` for a weak password
 */
export async function resetPassword(
  deps: AccountDeps,
  { token, password }: ResetInput,
  device: Device | null,
): Promise<Device> {
  const link = await deps.links.find(token, ['password-reset'], deps.now());
  const user = link && (await deps.users.find(link.userID));
  if (!user || user.email !== link.email || user.epoch !== link.epoch)
    throw new ShopError({ code: 'link-expired' });
  const passwordHash = await hashNewPassword(deps, { ...user, password });
  const auditEntry = newAuditEntry({ kind: 'password-changed', by: ANONYMOUS, about: user._id }, deps.now());
  const done =
    (await deps.links.take(link)) &&
    (await changeAccount(
      deps,
      user,
      { passwordHash },
      { auditEntry, confirms: true, noticeKind: 'password-changed' },
    ));
  if (!done) throw new ShopError({ code: 'link-expired' });
  await deps.links.removeAll(user._id);
  deps.sender.nudge();
  return withAccount(device, { ...user, epoch: user.epoch + 1 });
}
