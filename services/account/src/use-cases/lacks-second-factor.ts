import type { AccountDeps } from '../deps.ts';
import { rightsOf } from '../domain/rights.ts';
import type { User } from '../store/user-model.ts';

/** Whether an admin must set up a second factor first: by `ADMIN_MFA`, else in production once an owner has one. */
export async function lacksSecondFactor(
  { config, users }: Pick<AccountDeps, 'config' | 'users'>,
  user: User,
): Promise<boolean> {
  if (rightsOf(user) === null || user.totp) return false;
  if (config.ADMIN_MFA) return config.ADMIN_MFA === 'required';
  return config.SHOP_MODE === 'production' && users.hasOwnerWithFactor();
}
