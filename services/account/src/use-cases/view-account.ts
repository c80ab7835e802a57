import type { OwnAccount } from '@shop/contracts';
import { IDLE_MS } from '../domain/session.ts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';

export async function viewAccount(
  { sessions, now }: Pick<AccountDeps, 'sessions' | 'now'>,
  user: User,
  sessionId: string,
): Promise<OwnAccount> {
  const live = await sessions.listLive(user._id, now(), new Date(now().getTime() - IDLE_MS));
  const own = live.filter(({ epoch }) => epoch === user.epoch);
  return {
    userName: user.userName,
    email: user.email,
    isConfirmed: !user.isUnconfirmed,
    sessions: own.map(({ _id, browser, system, address, openedAt, lastSeenAt }) => ({
      browser,
      system,
      address,
      openedAt: openedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: _id === sessionId,
    })),
  };
}
