import type { Outcome } from '@shop/shop-client';
import { cleanLine } from '@shop/shop-rules/clean-text';
import { onRestored } from '../../lib/browser/on-return.ts';
import { watchStrength } from '../../lib/session/password-strength.ts';
import { removeErrors } from '../../lib/toasts/toasts.ts';
import { passwordStrength } from '../../texts/fi/password.ts';
import { session as texts } from '../../texts/fi/session.ts';

export type Fields = Record<string, string>;

export const WHOLE_FORM = 'form';

type AuthForm<T> = {
  send: (fields: Fields) => Promise<Outcome<T>>;
  onAnswer: (outcome: Outcome<T>) => Fields;
};

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll('input')].filter((input) => !input.closest('[hidden]'));

function showError(input: HTMLInputElement, message: string | undefined): void {
  const line = document.getElementById(`${input.id}-error`);
  if (!line) return;
  line.textContent = message ?? '';
  line.hidden = !message;
  if (message) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

function showErrors(form: HTMLFormElement, errors: Fields): void {
  const inputs = inputsOf(form);
  const line = form.querySelector<HTMLElement>('[data-form-error]');
  if (line) {
    const names = new Set(inputs.map(({ name }) => name));
    const elsewhere = Object.keys(errors).find((name) => name !== WHOLE_FORM && !names.has(name));
    line.textContent = errors[WHOLE_FORM] ?? errors[elsewhere ?? ''] ?? '';
    line.hidden = line.textContent === '';
  }
  for (const input of inputs) showError(input, errors[input.name]);
  inputs.find((input) => errors[input.name])?.focus();
}

/** Passwords are not cleaned. */
const isEmpty = ({ value, autocomplete }: HTMLInputElement): boolean =>
  (autocomplete.endsWith('-password') ? value.trim() : cleanLine(value)) === '';

function missing(form: HTMLFormElement): Fields {
  const empty = inputsOf(form).filter(isEmpty);
  return Object.fromEntries(
    empty.map((input) => [input.name, texts.fieldErrors[input.name] ?? texts.required]),
  );
}

function watchPasswordButton(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-show-password]');
  const input = form.querySelector<HTMLInputElement>('input[name=password]');
  button?.addEventListener('click', () => {
    if (!input) return;
    const hide = input.type === 'text';
    input.type = hide ? 'password' : 'text';
    button.textContent = hide ? texts.show : texts.hide;
    button.setAttribute('aria-label', hide ? texts.showPassword : texts.hidePassword);
  });
}

function watchNewPassword(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[autocomplete=new-password]');
  const place = form.querySelector<HTMLElement>('[data-strength-place]');
  if (input && place) watchStrength(input, place, passwordStrength);
}

/**
 * Stays locked after a success. `onAnswer` returns errors by field; none means success.
 * @returns `unlock`, to submit again
 */
export function startAuthForm<T>(
  form: HTMLFormElement,
  { send, onAnswer }: AuthForm<T>,
): { unlock: () => void } {
  const submit = form.querySelector<HTMLButtonElement>('[data-submit]');
  // A submit before this script would put the password into the address.
  if (submit) submit.type = 'submit';
  let isLocked = false;
  const lock = (locked: boolean): void => {
    isLocked = locked;
    submit?.setAttribute('aria-disabled', String(locked));
  };

  const submitFields = async (fields: Fields): Promise<void> => {
    const outcome = await send(fields);
    showErrors(form, onAnswer(outcome));
    if (outcome.outcome !== 'ok') lock(false);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isLocked) return;
    removeErrors();
    const empty = missing(form);
    showErrors(form, empty);
    if (Object.keys(empty).length > 0) return;
    lock(true);
    const fields = Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]));
    void submitFields(fields);
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) showError(target, undefined);
  });
  watchPasswordButton(form);
  watchNewPassword(form);
  // The browser may restore this page after the login.
  onRestored(() => lock(false));
  return { unlock: () => lock(false) };
}
