import type {
  AcceptInvitationInput,
  EmailChangeInput,
  OwnAccount,
  PasswordChangeInput,
  ResetInput,
} from '@shop/contracts/account';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** Asks for a letter by which a new password can be chosen; the answer is the same whoever has that address. */
export function forgotPassword(api: ApiClient, email: string): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/forgot', { body: { email } });
}

/** Chooses a new password by a letter's link. */
export function resetPassword(api: ApiClient, input: ResetInput): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/reset', { body: input });
}

/** Accepts an invitation into the back office by its letter's link. */
export function acceptInvitation(api: ApiClient, input: AcceptInvitationInput): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/invitation', { body: input });
}

/** Says by a letter's link that an address is one's own. */
export function confirmEmail(api: ApiClient, token: string): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/confirm', { body: { token } });
}

/** The signed-in user's account, and where it is signed in. */
export async function getOwnAccount(api: ApiClient): Promise<Outcome<OwnAccount>> {
  const outcome = await api.call('GET', '/api/auth/account', { fresh: true });
  return mapData(outcome, (body) => field<OwnAccount>(body, 'data'));
}

/** Shows a code of the second factor for this session; it counts as fresh for ten minutes. */
export function proveSecondFactor(api: ApiClient, code: string): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/second-factor/prove', { body: { code } });
}

/** Changes the password; every other session ends. */
export function changePassword(api: ApiClient, input: PasswordChangeInput): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/password', { body: input });
}

/** Changes the name; no session ends. */
export function changeName(api: ApiClient, userName: string): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/name', { body: { userName } });
}

/** Has a letter sent to another address, which becomes the account's when its link is opened. */
export function changeEmail(api: ApiClient, input: EmailChangeInput): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/email', { body: input });
}

/** Has the letter sent again that confirms the address. */
export function askConfirmation(api: ApiClient): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/confirmation', { body: {} });
}

/** Where the signed-in user's own copy of their data is: a file to keep (JSON), made when it is asked for. */
export const ownCopyPath = '/api/auth/copy';

/** Deletes the signed-in user's account for good; its session is over with it. */
export function deleteOwnAccount(api: ApiClient, currentPassword: string): Promise<Outcome<unknown>> {
  return api.call('DELETE', '/api/auth/account', { body: { currentPassword } });
}

/** Ends all other sessions of the account. */
export function endOtherSessions(api: ApiClient): Promise<Outcome<unknown>> {
  return api.call('DELETE', '/api/auth/sessions');
}
