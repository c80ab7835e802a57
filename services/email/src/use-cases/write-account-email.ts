import type { AccountEmail } from '@shop/contracts';
import type { EmailDeps } from '../deps.ts';
import { emailId } from '../domain/email.ts';
import { renderAccountEmail } from '../rendering/render-email.ts';
import { keepEmail } from './keep-email.ts';

/** Once per id; the secret is stored beside the email, to be erased later. */
export async function writeAccountEmail(deps: EmailDeps, email: AccountEmail): Promise<void> {
  const { id, kind, to, toName } = email;
  const link =
    'link' in email ? { link: { secret: email.link.secret, expiresAt: new Date(email.link.expiresAt) } } : {};
  const who = await deps.whoWrites();
  const written = renderAccountEmail(email, who);
  const head = { _id: emailId(id, kind), kind, orderID: null, to, toName, from: who.seller.email };
  await keepEmail(deps, { ...head, ...written, ...link });
  deps.sender.nudge();
}
