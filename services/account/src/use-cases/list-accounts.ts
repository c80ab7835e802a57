import type { AccountDeps } from '../deps.ts';
import { IDLE_MS } from '../domain/session.ts';
import type { User } from '../store/user-model.ts';
import { getAccount } from './get-account.ts';

type ListDeps = Pick<AccountDeps, 'users' | 'sessions' | 'now'>;
type Choice = Parameters<AccountDeps['users']['page']>[0];
type Page = Parameters<AccountDeps['users']['page']>[1];
type WithSessions = { user: User; sessions: number };

export async function listAccounts(
  deps: ListDeps,
  choice: Choice,
  page: Page,
): Promise<{ accounts: WithSessions[]; total: number }> {
  const { users, total } = await deps.users.page(choice, page);
  return { accounts: await withSessions(deps, users), total };
}

export async function getAccountWithSessions(deps: ListDeps, id: string): Promise<WithSessions> {
  const user = await getAccount(deps, id);
  const [account = { user, sessions: 0 }] = await withSessions(deps, [user]);
  return account;
}

export function listCustomers(
  { users }: Pick<AccountDeps, 'users'>,
  words: string | undefined,
  page: Page,
): ReturnType<AccountDeps['users']['page']> {
  return users.page({ role: 'customer', words }, page);
}

async function withSessions({ sessions, now }: ListDeps, users: User[]): Promise<WithSessions[]> {
  const ids = users.map(({ _id }) => _id);
  const live = await sessions.countLive(ids, now(), new Date(now().getTime() - IDLE_MS));
  return users.map((user) => ({ user, sessions: live.get(user._id) ?? 0 }));
}
