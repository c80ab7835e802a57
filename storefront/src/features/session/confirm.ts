import { confirmEmail, wordsOf, type Outcome } from '@shop/shop-client';
import { api } from '../../lib/api.ts';
import { session as texts } from '../../texts/fi/session.ts';
import { startAuthForm } from './auth-form.ts';
import { takeLinkToken } from './link-token.ts';

/**
 * Starts the page that a letter's link opens to confirm an address. It waits for a press: mail programs open links to
 * look into them.
 */
export function startConfirm(form: HTMLFormElement): void {
  const token = takeLinkToken();
  const failure = form.querySelector<HTMLElement>('[data-failure]');
  startAuthForm(form, {
    send: () => confirmEmail(api, token),
    onAnswer: (outcome) => {
      if (failure) failure.hidden = outcome.outcome === 'ok';
      if (outcome.outcome === 'ok') showDone(form);
      else if (failure) failure.textContent = wordsOfRefusal(outcome);
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

function wordsOfRefusal(outcome: Outcome<unknown>): string {
  if (outcome.outcome === 'failed' && outcome.errors['token']) return texts.link.missing;
  if (outcome.outcome === 'failed' && outcome.code === 'link-expired') return texts.link.expiredConfirm;
  return wordsOf(outcome, outcome.outcome === 'network' ? texts.network : texts.link.failed).message;
}
