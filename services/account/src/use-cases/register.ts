import type { AuditEntry, RegisterInput, Role } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { newNotice } from '../domain/notice.ts';
import { hashNewPassword } from './hash-new-password.ts';

type RegisterDeps = Pick<AccountDeps, 'users' | 'hasher' | 'now' | 'logger'> & { config: { BRAND: string } };
type Registration = RegisterInput & {
  role?: Role;
  /** The operator vouches for the address; others confirm it by email. */
  isVouchedFor?: boolean;
  /** For an account that another person makes. */
  made?: { _id: string; auditEntry: AuditEntry };
};

/** Only the command line sets a role. @throws `invalid-input` for a weak password, `email-taken` */
export async function register(
  deps: RegisterDeps,
  { userName, email, password, role = 'customer', isVouchedFor = false, made }: Registration,
): Promise<User> {
  const passwordHash = await hashNewPassword(deps, { userName, email, password });
  const createdAt = deps.now();
  const notice = newNotice({ kind: 'email-confirmation', email, epoch: 0 }, createdAt);
  const user = await deps.users.insert({
    userName,
    email,
    passwordHash,
    role,
    createdAt,
    ...(made ? { _id: made._id, pendingEntries: [made.auditEntry] } : {}),
    ...(isVouchedFor ? {} : { isUnconfirmed: true, notices: [notice] }),
  });
  deps.logger.info({ userID: user._id, role }, 'an account was made');
  return user;
}

export async function signUp(
  deps: RegisterDeps & Pick<AccountDeps, 'sender'>,
  input: RegisterInput,
): Promise<void> {
  await register(deps, input);
  deps.sender.nudge();
}
