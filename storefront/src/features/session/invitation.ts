import { acceptInvitation, wordsOf, type Outcome } from '@shop/shop-client';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import { session as texts } from '../../texts/fi/session.ts';
import { startAuthForm, WHOLE_FORM, type Fields } from './auth-form.ts';
import { takeLinkToken } from './link-token.ts';

const LEAVE_MS = 2_000;

/** Starts the page that an invitation's link opens. */
export function startInvitation(form: HTMLFormElement): void {
  const token = takeLinkToken();
  startAuthForm(form, {
    send: ({ userName = '', password = '' }) => acceptInvitation(api, { token, userName, password }),
    onAnswer: (outcome) => {
      if (outcome.outcome !== 'ok') return refuse(outcome);
      showToast('success', wordsOf(outcome, texts.invitation.done));
      setTimeout(() => location.replace(paths.login), LEAVE_MS);
      return {};
    },
  });
}

function refuse(outcome: Outcome<unknown>): Fields {
  if (outcome.outcome !== 'failed') return { [WHOLE_FORM]: texts.network };
  if (outcome.errors['token']) return { [WHOLE_FORM]: texts.link.missing };
  if (outcome.code === 'link-expired') return { [WHOLE_FORM]: texts.invitation.expired };
  return Object.keys(outcome.errors).length > 0
    ? outcome.errors
    : { [WHOLE_FORM]: wordsOf(outcome, texts.link.failed).message };
}
