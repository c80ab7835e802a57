import type { SessionUser } from '@shop/contracts/account';
import { logIn, wordsOf, type Outcome } from '@shop/shop-client';
import {
  localKeys,
  readSession,
  sessionKeys,
  writeLocal,
  writeSession,
} from '../../lib/browser/browser-storage.ts';
import { paths } from '../../lib/routing/paths.ts';
import { safeRedirect } from '../../lib/routing/safe-redirect.ts';
import { api } from '../../lib/api/api.ts';
import { showArrivalMessage } from '../../lib/toasts/arrival-message.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { session as texts } from '../../texts/fi/session.ts';
import { startAuthForm, WHOLE_FORM, type Fields } from './auth-form.ts';

const LEAVE_MS = 1_500;
const LONGEST_MS = 4_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function targetOf(user: SessionUser, redirect: string | null): string {
  return user.role === 'admin' ? paths.admin : (safeRedirect(redirect) ?? paths.home);
}

/** Every login sets this cookie: without it the browser refuses all cookies. */
export const hasSessionHint = (cookie: string): boolean => /(?:^|; )hint=/.test(cookie);

export function startLogin(form: HTMLFormElement, onLogin: (user: SessionUser) => Promise<unknown>): void {
  const redirect = new URLSearchParams(location.search).get('redirect');
  showArrivalMessage(texts.messages);
  fillInRegisteredEmail(form);
  const { unlock } = startAuthForm(form, {
    send: ({ email = '', password = '', code }) => logIn(api, { email, password, ...(code ? { code } : {}) }),
    onAnswer: (outcome) => {
      if (outcome.outcome === 'failed' && outcome.code === 'code-needed') return askCode(form);
      if (outcome.outcome !== 'ok') return refuse(outcome);
      if (!hasSessionHint(document.cookie)) {
        unlock();
        return { [WHOLE_FORM]: texts.login.needsCookies };
      }
      const user = outcome.data;
      showToast('success', wordsOf(outcome, texts.login.done));
      // The stored count may belong to another user.
      writeLocal(localKeys.cartCount, null);
      const rest = Promise.race([onLogin(user), pause(LONGEST_MS)]);
      void Promise.all([pause(LEAVE_MS), rest]).then(() => location.replace(targetOf(user, redirect)));
      return {};
    },
  });
}

function fillInRegisteredEmail(form: HTMLFormElement): void {
  const email = readSession(sessionKeys.registeredEmail);
  writeSession(sessionKeys.registeredEmail, null);
  const input = form.querySelector<HTMLInputElement>('[name=email]');
  if (email && input && input.value === '') input.value = email;
}

/** Password accepted; the account has a second factor. */
function askCode(form: HTMLFormElement): Fields {
  form.querySelector('#login-code')?.removeAttribute('hidden');
  form.querySelector<HTMLInputElement>('input[name=code]')?.focus();
  showToast('info', texts.login.codeNeeded);
  return {};
}

function refuse(outcome: Outcome<unknown>): Fields {
  showToast('error', wordsOf(outcome, outcome.outcome === 'network' ? texts.network : texts.login.failed));
  if (outcome.outcome !== 'failed') return {};
  if (outcome.code === 'wrong-code') return { code: texts.login.wrongCode };
  return outcome.code === 'wrong-login' ? { password: texts.login.check } : outcome.errors;
}
