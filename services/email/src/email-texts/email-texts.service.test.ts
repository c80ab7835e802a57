import { emailTextSchema, type EmailText } from '@shop/contracts';
import { emailTextIds } from '@shop/shop-rules';
import { anAdmin, aUser } from '@shop/testing';
import { afterEach, expect, test } from 'vitest';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();
const PATH = '/api/admin/rest/letters/texts';
const asAdmin: typeof harness.api.asService = (...call) => harness.api.as(anAdmin())(...call);
const listed = async (id: string): Promise<EmailText | undefined> => {
  const texts = emailTextSchema.array().parse((await asAdmin('GET', PATH)).body.data);
  return texts.find((text) => text.id === id);
};
const own = { subject: 'Paketti lähti ({tilausnumero})', lead: 'Nyt se on matkalla luoksesi.' };

afterEach(() => asAdmin('DELETE', `${PATH}/order-shipped`));

test('email texts are for admins alone, and those without rights to orders only read them', async () => {
  const viewer = harness.api.as(anAdmin({ rights: 'viewer' }));
  expect((await viewer('GET', PATH)).status).toBe(200);
  for (const [method, path] of [
    ['GET', PATH],
    ['GET', `${PATH}/order-shipped/preview?subject=a&lead=b`],
    ['PUT', `${PATH}/order-shipped`],
    ['DELETE', `${PATH}/order-shipped`],
  ] as const) {
    expect((await harness.api.as(null)(method, path)).status).toBe(401);
    expect((await harness.api.as(aUser())(method, path)).status).toBe(403);
  }
});

test('every email has a text, which starts as the shop’s', async () => {
  const texts = emailTextSchema.array().parse((await asAdmin('GET', PATH)).body.data);
  expect(texts.map(({ id }) => id)).toEqual([...emailTextIds]);
  for (const { isOwn, subject, lead, original } of texts)
    expect({ isOwn, subject, lead }).toEqual({ isOwn: false, ...original });
});

test('a changed text goes into the next email with its values, and the reset brings the first one back', async () => {
  expect(await asAdmin('PUT', `${PATH}/order-shipped`, own)).toMatchObject({
    status: 200,
    body: { data: { ...own, isOwn: true } },
  });
  const order = harness.anOrder({ orderStatus: 'inShipping' });
  await harness.move(order, 'inShipping');
  const [email] = await harness.emailsOf(order);
  expect(email?.subject).toBe(`Paketti lähti (${order.orderNumber})`);
  const stored = await harness.deps.emails.find(email?.id ?? '');
  expect(stored?.text).toContain(own.lead);
  expect(stored?.text).toContain(harness.seller.email);

  expect((await asAdmin('DELETE', `${PATH}/order-shipped`)).body.data).toMatchObject({ isOwn: false });
  expect((await listed('order-shipped'))?.subject).toBe('Tilauksesi on matkalla ({tilausnumero})');
});

test('a text that another admin changed meanwhile is neither overwritten nor reset unseen', async () => {
  const path = `${PATH}/order-shipped`;
  const versionNow = async () => (await listed('order-shipped'))?.version ?? 0;
  const save = (version: number, lead: string) => asAdmin('PUT', path, { ...own, lead, version });
  const first = await versionNow();
  const [one, other] = await Promise.all([save(first, 'Yksi.'), save(first, 'Toinen.')]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  const refused = one.status === 409 ? one : other;
  expect(refused.body).toMatchObject({
    code: 'stale-version',
    message: 'Joku muu muutti tietoja välillä. Tarkista ja yritä uudelleen.',
  });
  expect((await asAdmin('DELETE', `${path}?version=${first}`)).status).toBe(409);
  const second = await versionNow();
  expect((await asAdmin('DELETE', `${path}?version=${second}`)).body.data).toMatchObject({
    isOwn: false,
    version: second + 1,
  });
  expect((await save(second, 'Kolmas.')).status).toBe(409);
  expect((await save(second + 1, 'Kolmas.')).body.data).toMatchObject({
    lead: 'Kolmas.',
    version: second + 2,
  });
});

test('a preview shows a text without keeping it', async () => {
  const query = new URLSearchParams(own);
  const { body } = await asAdmin('GET', `${PATH}/order-shipped/preview?${query.toString()}`);
  expect(body.data).toMatchObject({ subject: 'Paketti lähti (LL-2611-0042)' });
  expect(body.data.html).toContain(own.lead);
  expect(await listed('order-shipped')).toMatchObject({ isOwn: false });
});

test.each([
  [{ ...own, subject: '' }, 'subject', 'Tämä kenttä on pakollinen.'],
  [{ ...own, lead: ' ' }, 'lead', 'Tämä kenttä on pakollinen.'],
  [
    { ...own, lead: 'Saat {summa}.' },
    'lead',
    'Merkintää {summa} ei voi käyttää tässä viestissä. Käytettävissä: {tilausnumero}.',
  ],
])('%j is refused at its field', async (text, field, message) => {
  const { status, body } = await asAdmin('PUT', `${PATH}/order-shipped`, text);
  expect([status, body.errors]).toEqual([400, { [field]: message }]);
  expect(await listed('order-shipped')).toMatchObject({ isOwn: false });
});

test('an unknown email is not found', async () => {
  expect((await asAdmin('PUT', `${PATH}/newsletter`, own)).status).toBe(404);
});
