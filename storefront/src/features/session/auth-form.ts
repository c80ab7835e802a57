import type { Outcome } from '@shop/shop-client';
import { cleanLine } from '@shop/shop-rules/clean-text';
import { onRestored } from '../../lib/browser/on-return.ts';
import { watchStrength } from '../../lib/session/password-strength.ts';
import { forgetErrors } from '../../lib/toasts/toasts.ts';
import { passwordStrength } from '../../texts/fi/password.ts';
import { session as texts } from '../../texts/fi/session.ts';

export type Fields = Record<string, string>;

/** The key of a message that belongs to no field: none of them is wrong. */
export const WHOLE_FORM = 'form';

type AuthForm<T> = {
  /** Sends the fields; what is typed stays in the form whatever comes back. */
  send: (fields: Fields) => Promise<Outcome<T>>;
  onAnswer: (outcome: Outcome<T>) => Fields;
};

/** Those that are shown: what is not asked for yet is not missing. */
const inputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll('input')].filter((input) => !input.closest('[hidden]'));

/** Shows a message below its field, or takes it away. */
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
    // A refusal of what no shown field holds has its place here, too.
    const names = new Set(inputs.map(({ name }) => name));
    const elsewhere = Object.keys(errors).find((name) => name !== WHOLE_FORM && !names.has(name));
    line.textContent = errors[WHOLE_FORM] ?? errors[elsewhere ?? ''] ?? '';
    line.hidden = line.textContent === '';
  }
  for (const input of inputs) showError(input, errors[input.name]);
  inputs.find((input) => errors[input.name])?.focus();
}

/** A password is taken as it is typed. */
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

/** Whoever chooses a password sees how strong it is. */
function watchNewPassword(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[autocomplete=new-password]');
  const place = form.querySelector<HTMLElement>('[data-strength-place]');
  if (input && place) watchStrength(input, place, passwordStrength);
}

/**
 * Brings a login or registration form to life: empty fields and refusals are told at the field, the form
 * cannot be sent twice, and after a success it stays locked until the page is left.
 * `onAnswer` tells the rest of the answer and gives back messages by field; none means done.
 * @returns `unlock`, for a form that may be sent again after a success
 */
export function startAuthForm<T>(
  form: HTMLFormElement,
  { send, onAnswer }: AuthForm<T>,
): { unlock: () => void } {
  const submit = form.querySelector<HTMLButtonElement>('[data-submit]');
  // Until this script runs the button does nothing: a plain submit would leave the page with the password.
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
    forgetErrors();
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
  // The browser may bring this page back from memory after the login has left it.
  onRestored(() => lock(false));
  return { unlock: () => lock(false) };
}
