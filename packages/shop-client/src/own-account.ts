import type {
  AcceptInvitationInput,
  EmailChangeInput,
  OwnAccount,
  PasswordChangeInput,
  ResetInput,
} from '@shop/contracts/account';
import type { ReviewsAfter } from '@shop/contracts/product-review';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

/** The answer is the same for every address. */
export function forgotPassword(api: ApiClient, email: string): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/forgot', { body: { email } });
}

/** Chooses a new password by an email's link. */
export function resetPassword(api: ApiClient, input: ResetInput): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/reset', { body: input });
}

/** Accepts an invitation by its link. */
export function acceptInvitation(api: ApiClient, input: AcceptInvitationInput): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/invitation', { body: input });
}

/** Confirms an address by its link. */
export function confirmEmail(api: ApiClient, token: string): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/confirm', { body: { token } });
}

/** The user's account and sessions. */
export async function getOwnAccount(api: ApiClient): Promise<Outcome<OwnAccount>> {
  const outcome = await api.call('GET', '/api/auth/account', { fresh: true });
  return mapData(outcome, (body) => field<OwnAccount>(body, 'data'));
}

/** Enters a code for this session; it stays fresh for ten minutes. */
export function proveSecondFactor(api: ApiClient, code: string): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/second-factor/prove', { body: { code } });
}

/** Ends all other sessions. */
export function changePassword(api: ApiClient, input: PasswordChangeInput): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/password', { body: input });
}

/** Ends no session. */
export function changeName(api: ApiClient, userName: string): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/name', { body: { userName } });
}

/** The new address counts once its link is opened. */
export function changeEmail(api: ApiClient, input: EmailChangeInput): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/email', { body: input });
}

/** Sends the confirmation email again. */
export function askConfirmation(api: ApiClient): Promise<Outcome<unknown>> {
  return api.call('POST', '/api/auth/confirmation', { body: {} });
}

/** JSON file of the user's data, made on request. */
export const ownCopyPath = '/api/auth/copy';

/** Deletes the account for good and ends the session. */
export function deleteOwnAccount(
  api: ApiClient,
  body: { currentPassword: string; reviews: ReviewsAfter },
): Promise<Outcome<unknown>> {
  return api.call('DELETE', '/api/auth/account', { body });
}

/** Ends all other sessions. */
export function endOtherSessions(api: ApiClient): Promise<Outcome<unknown>> {
  return api.call('DELETE', '/api/auth/sessions');
}
