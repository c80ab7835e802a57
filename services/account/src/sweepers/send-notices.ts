import { accountEmailSchema, type AccountEmail } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import { digestOf, LINK_MS, newToken, type LinkPurpose } from '../domain/link.ts';
import { pauseAfter, type Notice } from '../domain/notice.ts';
import type { User } from '../store/user-model.ts';

/** Longer than a call to email takes. */
const LEASE_MS = 30_000;

type SendDeps = Pick<AccountDeps, 'notices' | 'links' | 'email' | 'logger' | 'now'>;

/** Email accepts a notice once. @returns whether one was due */
export async function sendNextNotice(deps: SendDeps): Promise<boolean> {
  const now = deps.now();
  const due = await deps.notices.claimDue(now, new Date(now.getTime() + LEASE_MS));
  if (!due) return false;
  const { user, notice } = due;
  try {
    await deps.email.write(await letterOf(deps, user, notice));
    await deps.notices.remove(due);
  } catch (err) {
    deps.logger.warn({ err, userID: user._id, kind: notice.kind, tries: notice.tries }, 'a notice waits');
    await deps.notices.postpone(due, new Date(deps.now().getTime() + pauseAfter(notice.tries)));
  }
  return true;
}

type SecretLink = Extract<AccountEmail, { kind: LinkPurpose }>['link'];

/** Browsers do not send what is behind the #. */
const pathOf: Record<LinkPurpose, string> = {
  'password-reset': '/auth/reset#token=',
  'email-confirmation': '/auth/confirm#token=',
  'email-change': '/auth/confirm#token=',
  invitation: '/auth/invitation#token=',
};

const isPurpose = (kind: string): kind is LinkPurpose => kind in pathOf;

/** An unconfirmed address gets no text that the account's creator chose. */
const isTheirs = ({ email, isUnconfirmed }: User, to: string): boolean => !isUnconfirmed && to === email;

async function letterOf(deps: SendDeps, user: User, notice: Notice): Promise<AccountEmail> {
  const { id, kind, email, askedAt, facts } = notice;
  return accountEmailSchema.parse({
    id,
    kind,
    to: email,
    toName: isTheirs(user, email) ? user.userName : '',
    at: askedAt.toISOString(),
    ...facts,
    ...(isPurpose(kind) ? { link: await makeLink(deps, user, { ...notice, kind }) } : {}),
  });
}

/** A new link per try: no secret is stored before sending. Links of earlier tries work too. */
async function makeLink(
  { links, now }: SendDeps,
  { _id: userID }: User,
  { kind, email, epoch, facts }: Notice & { kind: LinkPurpose },
): Promise<SecretLink> {
  const secret = newToken();
  const { from, rights } = facts ?? {};
  const expiresAt = new Date(now().getTime() + LINK_MS[kind]);
  await links.insert({
    _id: digestOf(secret),
    purpose: kind,
    userID,
    epoch,
    email,
    expiresAt,
    ...(from ? { from } : {}),
    ...(rights ? { rights } : {}),
  });
  return { path: pathOf[kind], secret, expiresAt: expiresAt.toISOString() };
}
