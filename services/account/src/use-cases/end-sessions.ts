import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { changeAccount } from './change-account.ts';
import { newAct } from './new-audit-entry.ts';

export function endSession({ sessions }: Pick<AccountDeps, 'sessions'>, sessionId: string): Promise<void> {
  return sessions.remove(sessionId);
}

export async function endOtherSessions(
  { acts, sessions, recorder, now }: Pick<AccountDeps, 'acts' | 'sessions' | 'recorder' | 'now'>,
  { _id }: User,
  sessionId: string,
): Promise<void> {
  await acts.add(_id, newAct({ kind: 'sessions-ended', by: _id, about: _id }, now()));
  await sessions.removeOthers(_id, sessionId);
  recorder.nudge();
}

/** For an admin. @throws `stale-version` */
export async function endAllSessions(deps: AccountDeps, user: User, by: { id: string }): Promise<void> {
  const act = newAct({ kind: 'sessions-ended', by: by.id, about: user._id }, deps.now());
  if (!(await changeAccount(deps, user, {}, { act }))) throw new ShopError({ code: 'stale-version' });
}
