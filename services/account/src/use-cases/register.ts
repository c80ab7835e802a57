import type { RegisterInput, Role } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-store.ts';
import { hashNewPassword } from './hash-new-password.ts';

type RegisterDeps = Pick<AccountDeps, 'users' | 'hasher' | 'now' | 'logger'> & { config: { BRAND: string } };

/**
 * Makes an account. Only the command line names a role; whoever registers is a customer.
 * @throws ShopError `invalid-input` for a password that is easily guessed, `email-taken`
 */
export async function register(
  deps: RegisterDeps,
  input: RegisterInput,
  role: Role = 'customer',
): Promise<User> {
  const passwordHash = await hashNewPassword(deps, input);
  const user = await deps.users.insert({
    userName: input.userName,
    email: input.email,
    passwordHash,
    role,
    createdAt: deps.now(),
  });
  deps.logger.info({ userID: user._id, role }, 'an account was made');
  return user;
}
