import { confirmEmail } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { session as texts } from '../../texts/fi/session.ts';
import { startAuthForm } from './auth-form.ts';
import { takeLinkToken } from '../../lib/session/link-token.ts';
import { refusedLink } from './refused-link.ts';

/** Waits for a click: mail programs open links to scan them. */
export function startConfirm(form: HTMLFormElement): void {
  const token = takeLinkToken();
  startAuthForm(form, {
    send: () => confirmEmail(api, token),
    onAnswer: (outcome) => {
      if (outcome.outcome !== 'ok') return refusedLink(outcome, texts.link.expiredConfirm);
      showDone(form);
      return {};
    },
  });
}

function showDone(form: HTMLFormElement): void {
  const heading = document.querySelector('h1');
  const lead = document.querySelector('[data-lead]');
  if (heading) heading.textContent = texts.confirm.doneTitle;
  if (lead) lead.textContent = texts.confirm.done;
  lead?.setAttribute('role', 'status');
  form.hidden = true;
  document.querySelector<HTMLElement>('[data-onward]')?.focus();
}
