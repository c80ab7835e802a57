import { forgetAll, resetPassword, wordsOf } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { loginPath } from '../../lib/routing/paths.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { session as texts } from '../../texts/fi/session.ts';
import { startAuthForm } from './auth-form.ts';
import { takeLinkToken } from '../../lib/session/link-token.ts';
import { refusedLink } from './refused-link.ts';

const LEAVE_MS = 2_000;

export function startReset(form: HTMLFormElement): void {
  const token = takeLinkToken();
  startAuthForm(form, {
    send: ({ password = '' }) => resetPassword(api, { token, password }),
    onAnswer: (outcome) => {
      if (outcome.outcome !== 'ok') return refusedLink(outcome, texts.link.expiredReset);
      showToast('success', wordsOf(outcome, texts.reset.done));
      forgetAll();
      setTimeout(() => location.replace(loginPath(undefined, 'reset')), LEAVE_MS);
      return {};
    },
  });
}
