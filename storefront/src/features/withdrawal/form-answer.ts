import { createHash, randomUUID } from 'node:crypto';
import { MAX_LINK, tokenInLink } from '@shop/shop-rules/link-token';
import {
  confirmWithdrawal,
  findWithdrawable,
  wordsOf,
  type ApiClient,
  type Outcome,
} from '@shop/shop-client';
import { formText } from '../../lib/forms/form-text.ts';
import { withdrawal as texts } from '../../texts/fi/withdrawal.ts';
import { emptyState, type InitialState } from './initial-state.ts';

export type FormAnswer = { step: InitialState; status: number };

/**
 * For a form posted without JavaScript.
 * @param isSignedIn whether the email may be missing
 */
export async function answerForm(api: ApiClient, form: FormData, isSignedIn: boolean): Promise<FormAnswer> {
  const step = formText(form, 'step');
  if (step === 'link') return findByLink(api, form.get('link'));
  const token = formText(form, 'token');
  const named = { orderID: formText(form, 'orderID'), email: formText(form, 'email') };
  const typed = token ? { ...named, token } : named;
  const start = { ...emptyState, typed };
  if (form.has('back')) return { step: start, status: 200 };
  const errors = {
    ...(typed.orderID ? {} : { orderID: texts.find.noOrder }),
    ...(typed.email || token || isSignedIn ? {} : { email: texts.find.noEmail }),
  };
  if (Object.keys(errors).length > 0) return { step: { ...start, search: { errors } }, status: 400 };
  return step === 'confirm' ? confirm(api, form, start) : find(api, start);
}

const LINK_TOKEN = /^(\w{1,64})\.([\w-]{1,64})$/;

async function findByLink(api: ApiClient, pasted: FormDataEntryValue | null): Promise<FormAnswer> {
  const link = typeof pasted === 'string' ? pasted.trim() : '';
  if (!link) return refuseLink(texts.paste.none, 400);
  const [, orderID, token] = (link.length <= MAX_LINK && LINK_TOKEN.exec(tokenInLink(link))) || [];
  if (!orderID || !token) return refuseLink(texts.paste.broken, 400);
  return find(api, { ...emptyState, typed: { orderID, email: '', token } });
}

const refuseLink = (link: string, status: number): FormAnswer => ({
  step: { ...emptyState, search: { errors: { link } } },
  status,
});

async function find(api: ApiClient, start: InitialState): Promise<FormAnswer> {
  const outcome = await findWithdrawable(api, start.typed);
  const { message } = wordsOf(outcome, texts.failed);
  if (outcome.outcome === 'ok') {
    const { data: order } = outcome;
    if (!order) return { step: { ...start, search: { emailSent: message, errors: {} } }, status: 200 };
    const found = { ...start.typed, orderID: order.orderID, order };
    return { step: { ...start, search: { found, errors: {} }, key: randomUUID() }, status: 200 };
  }
  const status = statusOf(outcome);
  const code = outcome.outcome === 'failed' ? outcome.code : undefined;
  const errors = outcome.outcome === 'failed' ? outcome.errors : {};
  if (start.typed.token && code === 'withdrawal-unknown') return refuseLink(texts.paste.expired, status);
  if (start.typed.token && (errors['orderID'] || errors['token']))
    return refuseLink(texts.paste.broken, status);
  if (errors['orderID'] || errors['email']) return { step: { ...start, search: { errors } }, status };
  if (code === 'withdrawal-unknown')
    return { step: { ...start, search: { errors: { orderID: message } } }, status };
  return { step: { ...start, message }, status };
}

async function confirm(api: ApiClient, form: FormData, start: InitialState): Promise<FormAnswer> {
  const name = formText(form, 'name');
  const lines = piecesIn(form);
  const errors = {
    ...(name ? {} : { name: texts.choose.noName }),
    ...(lines.length > 0 ? {} : { lines: texts.choose.nothing }),
  };
  const key = formText(form, 'key');
  if (Object.keys(errors).length > 0) return chooseAgain(api, start, { errors, name, key, status: 400 });
  const outcome = await confirmWithdrawal(api, { ...start.typed, name, lines, key: keyOf(key, name, lines) });
  if (outcome.outcome === 'ok') return { step: { ...start, isDone: true }, status: 200 };
  const refused = outcome.outcome === 'failed' ? outcome.errors : {};
  const fieldError = refused['name'] || refused['lines'];
  const message = fieldError ? '' : wordsOf(outcome, texts.failed).message;
  return chooseAgain(api, start, { errors: refused, name, key, message, status: statusOf(outcome) });
}

type Retry = {
  errors: Record<string, string>;
  name: string;
  key: string;
  status: number;
  message?: string;
};

/** Falls back to the first step when the order is no longer found. */
async function chooseAgain(
  api: ApiClient,
  start: InitialState,
  { errors, name, key, status, message = '' }: Retry,
): Promise<FormAnswer> {
  const { step, status: found } = await find(api, start);
  if (!step.search.found) return { step: { ...step, message: step.message || message }, status: found };
  return { step: { ...step, chooseErrors: errors, name, key: key || step.key, message }, status };
}

const LINE = /^line-(\d{1,2})$/;

function piecesIn(form: FormData): { line: number; quantity: number }[] {
  return [...form.keys()].flatMap((field) => {
    const [, line] = LINE.exec(field) ?? [];
    const quantity = Number(formText(form, field));
    return line && quantity > 0 ? [{ line: Number(line), quantity }] : [];
  });
}

/** Another choice or name is a new notice, also from a resubmitted form. */
const keyOf = (...content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

const statusOf = (outcome: Outcome<unknown>): number => (outcome.outcome === 'failed' ? outcome.status : 503);
