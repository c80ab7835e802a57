import { forgotPassword, wordsOf } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { session as texts } from '../../texts/fi/session.ts';
import { startAuthForm, WHOLE_FORM } from './auth-form.ts';

/** Shows the same answer for known and unknown addresses. */
export function startForgot(form: HTMLFormElement): void {
  const heading = document.querySelector('h1');
  const lead = document.querySelector<HTMLElement>('[data-lead]');
  const place = document.querySelector<HTMLElement>('#forgot-sent');
  const template = document.querySelector<HTMLTemplateElement>('#forgot-done');
  const show = (isSent: boolean): void => {
    form.hidden = isSent;
    if (lead) lead.hidden = isSent;
    if (heading) {
      heading.textContent = isSent ? texts.forgot.sentTitle : texts.forgot.title;
      heading.tabIndex = -1;
      if (isSent) heading.focus();
    }
    place?.replaceChildren(...(isSent && template ? [template.content.cloneNode(true)] : []));
  };
  const { unlock } = startAuthForm(form, {
    send: ({ email = '' }) => forgotPassword(api, email),
    onAnswer: (outcome) => {
      if (outcome.outcome === 'ok') {
        show(true);
        return {};
      }
      const errors = outcome.outcome === 'failed' ? outcome.errors : {};
      return errors['email'] ? errors : { [WHOLE_FORM]: wordsOf(outcome, texts.network).message };
    },
  });
  place?.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-again]')) return;
    unlock();
    show(false);
    form.querySelector('input')?.focus();
  });
}
