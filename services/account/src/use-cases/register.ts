import type { RegisterInput, Role } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import type { User } from '../store/user-store.ts';

type RegisterDeps = Pick<AccountDeps, 'users' | 'hasher' | 'now' | 'logger'>;

/**
 * Makes an account. Only the command line names a role; whoever registers is a customer.
 * @throws ShopError `invalid-input` for a password that everybody uses, `email-taken`
 */
export async function register(
  deps: RegisterDeps,
  input: RegisterInput,
  role: Role = 'customer',
): Promise<User> {
  if (isCommonPassword(input.password)) {
    throw new ShopError({
      code: 'invalid-input',
      errors: { password: 'Salasana on liian yleinen. Valitse toinen.' },
    });
  }
  const passwordHash = await deps.hasher.hash(input.password);
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
