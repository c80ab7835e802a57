import { acceptInvitation, wordsOf } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { paths } from '../../lib/routing/paths.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { session as texts } from '../../texts/fi/session.ts';
import { startAuthForm } from './auth-form.ts';
import { takeLinkToken } from '../../lib/session/link-token.ts';
import { refusedLink } from './refused-link.ts';

const LEAVE_MS = 2_000;

export function startInvitation(form: HTMLFormElement): void {
  const token = takeLinkToken();
  startAuthForm(form, {
    send: ({ userName = '', password = '' }) => acceptInvitation(api, { token, userName, password }),
    onAnswer: (outcome) => {
      if (outcome.outcome !== 'ok') return refusedLink(outcome, texts.invitation.expired);
      showToast('success', wordsOf(outcome, texts.invitation.done));
      setTimeout(() => location.replace(paths.login), LEAVE_MS);
      return {};
    },
  });
}
