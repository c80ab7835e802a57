import type { EmailChangeInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { newNotice } from '../domain/notice.ts';
import type { User } from '../store/user-model.ts';
import { limitEmails } from './limit-emails.ts';
import type { LoginOrigin } from './limit-login.ts';
import { checkPassword } from './check-password.ts';

/**
 * The account changes when the link is opened. @throws `invalid-input` for a wrong password, `too-many-requests`,
 * `email-taken`
 */
export async function askEmailChange(
  deps: AccountDeps,
  user: User,
  { input, origin }: { input: EmailChangeInput; origin: LoginOrigin },
): Promise<void> {
  const { currentPassword, email } = input;
  await checkPassword(deps, user, { currentPassword, origin });
  if (await deps.users.findByEmail(email))
    throw new ShopError({ code: 'email-taken', errors: { email: 'Sähköpostiosoite on jo käytössä.' } });
  // The account's limit first, so that a limited sender leaves the address's own limit untouched.
  await limitEmails(deps, ['email-change', 'account', user._id]);
  await limitEmails(deps, ['email-change', email]);
  const facts = { from: user.email };
  const asked = { kind: 'email-change', email, epoch: user.epoch, facts } as const;
  await deps.notices.add(user.email, newNotice(asked, deps.now()));
  deps.sender.nudge();
}
