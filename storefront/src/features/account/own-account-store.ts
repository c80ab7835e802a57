import type { EmailChangeInput, OwnAccount, PasswordChangeInput } from '@shop/contracts/account';
import type { ReviewsAfter } from '@shop/contracts/product-review';
import {
  askConfirmation,
  changeEmail,
  changeName,
  changePassword,
  deleteOwnAccount,
  endOtherSessions,
  forgetAll,
  getOwnAccount,
  getReminderWish,
  isSessionLost,
  proveSecondFactor,
  setReminderWish,
  wordsOf,
  type Outcome,
} from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from '../../lib/api/api.ts';
import { accountDeletedPath } from '../../lib/routing/paths.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { checkVisitor } from '../../lib/api/visitor.ts';
import { ownAccount as texts } from '../../texts/fi/own-account.ts';
import { reviews } from '../../texts/fi/reviews.ts';

export const $ownAccount = atom<OwnAccount | null>(null);
export const $ownAccountFailed = atom(false);

export type FieldErrors = Record<string, string>;

export async function loadOwnAccount(): Promise<void> {
  const outcome = await getOwnAccount(api);
  $ownAccountFailed.set(outcome.outcome !== 'ok');
  if (outcome.outcome === 'ok') $ownAccount.set(outcome.data);
  else if (isSessionLost(outcome)) void checkVisitor();
}

const topic = 'account';

function showOutcome(outcome: Outcome<unknown>, done: string): FieldErrors | null {
  if (outcome.outcome !== 'ok') return refuse(outcome);
  showToast('success', wordsOf(outcome, done), { topic });
  return null;
}

function refuse(outcome: Outcome<unknown>): FieldErrors {
  if (needsCode(outcome)) return { code: wordsOf(outcome, texts.failed).message };
  const errors = outcome.outcome === 'failed' ? outcome.errors : {};
  if (Object.keys(errors).length === 0) showToast('error', wordsOf(outcome, texts.failed), { topic });
  if (isSessionLost(outcome)) void checkVisitor();
  return errors;
}

const needsCode = (outcome: Outcome<unknown>): boolean =>
  outcome.outcome === 'failed' && outcome.code === 'code-again';

/** Repeats after a fresh code. A code works once, so it is sent only when asked for. */
async function withCode(code: string, call: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  const outcome = await call();
  if (!needsCode(outcome) || !code) return outcome;
  const proof = await proveSecondFactor(api, code);
  return proof.outcome === 'ok' ? call() : proof;
}

export async function saveName(userName: string): Promise<FieldErrors | null> {
  const errors = showOutcome(await changeName(api, userName), texts.name.done);
  if (!errors) await Promise.all([loadOwnAccount(), checkVisitor()]);
  return errors;
}

export async function savePassword(input: PasswordChangeInput): Promise<FieldErrors | null> {
  const errors = showOutcome(await changePassword(api, input), texts.password.done);
  if (!errors) await loadOwnAccount();
  return errors;
}

export async function askForEmail(input: EmailChangeInput, code = ''): Promise<FieldErrors | null> {
  const outcome = await withCode(code, () => changeEmail(api, input));
  return showOutcome(outcome, texts.email.sent(input.email));
}

export async function leave(
  body: { currentPassword: string; reviews: ReviewsAfter },
  code = '',
): Promise<FieldErrors | null> {
  const outcome = await withCode(code, () => deleteOwnAccount(api, body));
  if (outcome.outcome !== 'ok') return refuse(outcome);
  forgetAll();
  location.replace(accountDeletedPath);
  return null;
}

export async function loadReminderWish(): Promise<boolean | null> {
  const outcome = await getReminderWish(api);
  return outcome.outcome === 'ok' ? outcome.data : null;
}

export async function saveReminderWish(isWanted: boolean): Promise<boolean> {
  return showOutcome(await setReminderWish(api, isWanted), reviews.reminder.profile.done) === null;
}

export async function resendConfirmation(): Promise<void> {
  showOutcome(await askConfirmation(api), texts.email.resent);
}

export async function logOutElsewhere(): Promise<void> {
  if (!showOutcome(await endOtherSessions(api), texts.sessions.ended)) await loadOwnAccount();
}
