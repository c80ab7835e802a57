import { ShopError } from '@shop/service-kit';
import type { EmailDeps } from '../deps.ts';
import { canGoAgain } from '../domain/secret-link.ts';
import { resendEmail } from './resend-email.ts';

const PAGE = 100;

/** Except those whose link is over. @returns how many */
export async function resendFailedEmails(
  deps: EmailDeps,
  admin: { id: string; userName: string },
): Promise<number> {
  let count = 0;
  let skip = 0;
  for (;;) {
    const { emails } = await deps.emails.list({ state: 'failed' }, { skip, limit: PAGE, ascending: true });
    if (emails.length === 0) return count;
    for (const email of emails) {
      const isQueued = canGoAgain(email, deps.now()) && (await isResent(deps, { id: email._id, admin }));
      if (isQueued) count += 1;
      // One that stays failed is skipped on the next page.
      else skip += 1;
    }
  }
}

/** @returns false when another admin was faster, or it is gone */
async function isResent(deps: EmailDeps, resending: Parameters<typeof resendEmail>[1]): Promise<boolean> {
  try {
    await resendEmail(deps, resending);
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}
