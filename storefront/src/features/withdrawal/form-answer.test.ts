import type { ApiClient } from '@shop/shop-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { withdrawal as texts } from '../../texts/fi/withdrawal.ts';
import { answerForm, type FormAnswer } from './form-answer.ts';
import { Withdrawal } from './Withdrawal.tsx';

type Answer = Awaited<ReturnType<ApiClient['call']>>;
type Sent = { path: string; body: unknown; key: string | undefined };

const id = 'a'.repeat(24);
const order = {
  orderID: id,
  orderNumber: 'LL-2611-0042',
  orderDate: '2026-11-20T10:00:00.000Z',
  until: '2026-12-07',
  lines: [{ line: 0, title: 'Sarastus', image: '', size: 'M', variant: 1, quantity: 2, madeToOrder: false }],
};
const ok: Answer = { outcome: 'ok', data: { data: order } };
const failed = (status: number, more: object): Answer => ({
  outcome: 'failed',
  status,
  message: 'Viesti.',
  errors: {},
  ...more,
});

/** Calls are answered in turn. */
async function post(fields: Record<string, string>, answers: Answer[], isSignedIn = false) {
  const sent: Sent[] = [];
  const api: ApiClient = {
    call: async (_method, path, { body, headers } = {}) => {
      sent.push({ path, body, key: headers?.['idempotency-key'] });
      return answers.shift() ?? { outcome: 'network' };
    },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await answerForm(api, form, isSignedIn);
  return { ...answer, sent, html: htmlOf(answer) };
}
const htmlOf = ({ step }: FormAnswer): string =>
  renderToStaticMarkup(createElement(Withdrawal, { first: step }));
const whose = { orderID: 'LL-2611-0042', email: 'aino@example.fi' };
const notice = { ...whose, orderID: id, step: 'confirm', key: 'k', name: 'Aino', 'line-0': '1' };

test('the first step leads to a second form of plain HTML, which carries what the notice needs', async () => {
  const { status, html, sent } = await post({ step: 'find', ...whose }, [ok]);
  expect([status, sent]).toEqual([200, [{ path: '/api/shop/withdrawal/find', body: whose, key: undefined }]]);
  expect(html).toContain('action="/shop/withdrawal" method="post"');
  for (const [name, value] of [
    ['step', 'confirm'],
    ['orderID', id],
    ['email', whose.email],
  ])
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(html).toMatch(/name="key" value="[0-9a-f-]{36}"/);
  expect(html).toContain('name="line-0"');
  expect(html).toContain(texts.choose.confirm);
});

test('the second step gives notice of the chosen pieces, once for the same content', async () => {
  const { status, html, sent } = await post(notice, [ok]);
  const body = { ...whose, orderID: id, name: 'Aino', lines: [{ line: 0, quantity: 1 }] };
  expect(sent).toMatchObject([{ path: '/api/shop/withdrawal/confirm', body }]);
  expect([status, html]).toEqual([200, expect.stringContaining(texts.done.title)]);
  const keyOf = async (fields: object) => (await post({ ...notice, ...fields }, [ok])).sent[0]?.key;
  expect(await keyOf({})).toBe(sent[0]?.key);
  expect(await keyOf({ 'line-0': '2' })).not.toBe(sent[0]?.key);
  expect(await keyOf({ key: 'another' })).not.toBe(sent[0]?.key);
});

const token = 'T'.repeat(43);
const link = `https://kauppa.example/shop/withdrawal#token=${id}.${token}`;

test.each([link, ` ${id}.${token} `])(
  'the pasted link %j of a guest leads to the two steps, and its token stays in the forms',
  async (pasted) => {
    const { status, html, sent } = await post({ step: 'link', link: pasted }, [ok]);
    const body = { orderID: id, email: '', token };
    expect([status, sent]).toEqual([200, [{ path: '/api/shop/withdrawal/find', body, key: undefined }]]);
    expect(html).toContain('action="/shop/withdrawal" method="post"');
    expect(html).toContain(`<input type="hidden" name="token" value="${token}"/>`);
    const second = { ...notice, email: '', token };
    const unnamed = await post({ ...second, name: '' }, [ok]);
    expect(unnamed.html).toContain(texts.choose.noName);
    expect(unnamed.html).toContain(`<input type="hidden" name="token" value="${token}"/>`);
    const done = await post(second, [ok]);
    expect(done.sent).toMatchObject([{ path: '/api/shop/withdrawal/confirm', body }]);
    expect(done.html).toContain(texts.done.title);
    for (const page of [html, unnamed.html, done.html]) expect(page).not.toMatch(/(href|action)="[^"]*TTT/);
  },
);

test.each([
  ['at first', {}, []],
  ['after the link was asked for', { step: 'find', ...whose }, [{ outcome: 'ok', data: { data: null } }]],
] as [string, Record<string, string>, Answer[]][])(
  'without JavaScript a field takes the link of the email: %s',
  async (_when, fields, answers) => {
    const { html } = await post(fields, answers);
    const [, field = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(field).toContain('method="post"');
    expect(field).toContain(texts.paste.label);
    expect(field).toContain('name="link"');
  },
);

test.each<[string, string, Answer[], number, string]>([
  ['nothing', ' ', [], 400, texts.paste.none],
  ['a link without its token', 'https://kauppa.example/shop/withdrawal', [], 400, texts.paste.broken],
  ['more than any link', `${link}${'x'.repeat(1000)}`, [], 400, texts.paste.broken],
  ['a link of before', link, [failed(404, { code: 'withdrawal-unknown' })], 404, texts.paste.expired],
  ['a token that is too long', link, [failed(400, { errors: { token: 'Pitkä.' } })], 400, texts.paste.broken],
])('%s in the field of the link is answered there', async (_what, pasted, answers, status, text) => {
  const answer = await post({ step: 'link', link: pasted }, answers);
  const [, error] = /<p id="[^"]*-error" class="field-error">([^<]*)<\/p>/.exec(answer.html) ?? [];
  expect([answer.status, error]).toEqual([status, text]);
  expect(answer.html).toMatch(/aria-invalid="true"[^>]*name="link"/);
});

test.each<[string, Record<string, string>, Answer[], number, string]>([
  ['no order number', { step: 'find', email: 'a@b.fi' }, [], 400, texts.find.noOrder],
  ['no email address', { step: 'find', orderID: 'x' }, [], 400, texts.find.noEmail],
  ['nothing at all', {}, [], 400, texts.find.noOrder],
  ['an unknown order', whose, [failed(404, { code: 'withdrawal-unknown' })], 404, 'Viesti.'],
  ['a link that was sent', whose, [{ outcome: 'ok', data: { data: null } }], 200, texts.emailSent],
  ['an order whose time is over', whose, [failed(409, { code: 'withdrawal-over' })], 409, 'Viesti.'],
  ['no answer', whose, [], 503, texts.failed],
  ['no name', { ...notice, name: ' ' }, [ok], 400, texts.choose.noName],
  ['no pieces', { ...notice, 'line-0': '0' }, [ok], 400, texts.choose.nothing],
  ['refused pieces', notice, [failed(400, { errors: { lines: 'Liikaa.' } }), ok], 400, 'Liikaa.'],
  ['a notice without an answer', notice, [{ outcome: 'network' }, ok], 503, texts.failed],
  ['an order that is gone', notice, [failed(404, { code: 'withdrawal-unknown' })], 503, texts.failed],
])('%s is answered by a page that says so', async (_what, fields, answers, status, text) => {
  const answer = await post(fields, answers);
  expect([answer.status, answer.html]).toEqual([status, expect.stringContaining(text)]);
  expect(answer.html).toMatch(/<form |href="\/shop\/withdrawal"/);
});

test('the way back keeps what was typed, and a signed-in visitor may leave the email address out', async () => {
  const back = await post({ ...notice, back: '1' }, []);
  expect([back.status, back.sent]).toEqual([200, []]);
  expect(back.html).toContain(`value="${id}"`);
  expect((await post({ step: 'find', orderID: 'x' }, [ok], true)).status).toBe(200);
});
