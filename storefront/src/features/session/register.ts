import { wordsOf, register, type Outcome } from '@shop/shop-client';
import { sessionKeys, writeSession } from '../../lib/browser/browser-storage.ts';
import { loginPath } from '../../lib/routing/paths.ts';
import { safeRedirect } from '../../lib/routing/safe-redirect.ts';
import { api } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { session as texts } from '../../texts/fi/session.ts';
import { startAuthForm, WHOLE_FORM, type Fields } from './auth-form.ts';

const LEAVE_MS = 2_000;

export function startRegister(form: HTMLFormElement): void {
  const redirect = safeRedirect(new URLSearchParams(location.search).get('redirect'));
  startAuthForm(form, {
    send: ({ userName = '', email = '', password = '' }) => register(api, { userName, email, password }),
    onAnswer: (outcome) => {
      if (outcome.outcome !== 'ok') return refuse(outcome);
      const email = form.querySelector<HTMLInputElement>('[name=email]')?.value ?? '';
      writeSession(sessionKeys.registeredEmail, email);
      showToast('success', wordsOf(outcome, texts.register.done));
      setTimeout(() => location.replace(loginPath(redirect ?? undefined, 'registered')), LEAVE_MS);
      return {};
    },
  });
}

function refuse(outcome: Outcome<unknown>): Fields {
  showToast('error', texts.register.failed);
  if (outcome.outcome !== 'failed') return { [WHOLE_FORM]: texts.network };
  if (outcome.code === 'email-taken') return { email: outcome.message, ...outcome.errors };
  const hasReason = Object.keys(outcome.errors).length > 0;
  return hasReason ? outcome.errors : { [WHOLE_FORM]: outcome.message || texts.tryLater };
}
