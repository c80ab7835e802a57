import type { LoginInput, RegisterInput, SessionUser } from '@shop/contracts/account';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** Does not log in. */
export function register(api: ApiClient, input: RegisterInput): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/register', { body: input });
}

/** Opens a session; the answer sets its cookie. */
export async function logIn(api: ApiClient, input: LoginInput): Promise<Outcome<SessionUser>> {
  const outcome = await api.call('POST', '/api/auth/login', { body: input });
  return mapData(outcome, (body) => field<SessionUser>(body, 'user'));
}

/** Ends the session on the server. */
export function logOut(api: ApiClient): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/logout');
}

/** @returns the user, or null when there is no session; other failures say nothing about it */
export async function checkSession(api: ApiClient): Promise<Outcome<SessionUser | null>> {
  const outcome = await api.call('GET', '/api/auth/check', { fresh: true });
  if (outcome.outcome === 'ok')
    return { outcome: 'ok', data: field<SessionUser | undefined>(outcome.data, 'user') ?? null };
  const isClearNo = outcome.outcome === 'failed' && (outcome.status === 200 || outcome.status === 401);
  return isClearNo ? { outcome: 'ok', data: null } : outcome;
}
