import { recoveryCodesSchema, secondFactorSchema, secondFactorSecretSchema } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { open } from '../second-factor/seal.ts';
import { codeAt } from '../second-factor/totp.ts';
import { hashAtOnce, sessionOf, setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const password = 'metsän siimes 9';
const PATH = '/api/auth/second-factor';

beforeEach(() => {
  hashAtOnce(account);
});

/** Lets so many half minutes pass. */
const wait = (steps: number) => {
  account.clock.now = new Date(account.clock.now.getTime() + steps * 30_000);
};

async function colleague() {
  const email = `${newId()}@posti.example`;
  const { _id: id } = await account.deps.users.insert({
    userName: 'Maija Mestari',
    email,
    passwordHash: `hash of ${password}`,
    role: 'admin',
    createdAt: account.clock.now,
  });
  const call = account.api.as(anAdmin({ id }));
  const logIn = (more: object = {}) =>
    account.api.as(null)('POST', '/api/auth/login', { email, password, ...more });
  return { id, email, call, logIn };
}
type Colleague = Awaited<ReturnType<typeof colleague>>;

/** Sets the second factor up as an app and its owner do. */
async function turnOn({ id, call }: Colleague) {
  const begun = secondFactorSecretSchema.parse(
    (await call('POST', `${PATH}/begin`, { currentPassword: password })).body.data,
  );
  const stored = await account.deps.users.find(id);
  const secret = open('s'.repeat(32), stored?.totpAsked ?? '', id);
  const code = (drift = 0) => codeAt(secret, Math.floor(account.clock.now.getTime() / 30_000) + drift);
  const confirmed = await call('POST', `${PATH}/confirm`, { code: code() });
  return { begun, code, confirmed, ...recoveryCodesSchema.parse(confirmed.body.data) };
}
const isLive = async (id: string) =>
  (await account.api.asService('GET', `/internal/sessions/${id}`)).status === 200;

test('a colleague sets a second factor up, and from then on no password alone opens a session [sec-10]', async () => {
  const maija = await colleague();
  const before = sessionOf(await maija.logIn());
  const { begun, code, confirmed, recoveryCodes } = await turnOn(maija);
  expect(begun.uri).toContain(`otpauth://totp/Luonnonlanka%3A${encodeURIComponent(maija.email)}?secret=`);
  expect(recoveryCodes).toHaveLength(10);
  // Sessions without a code end; the one that set it up continues.
  expect(await isLive(before)).toBe(false);
  expect(await isLive(sessionOf(confirmed))).toBe(true);

  const asked = await maija.logIn();
  expect(asked).toMatchObject({ status: 401, body: { code: 'code-needed' } });
  expect(asked.headers.getSetCookie()).toEqual([]);
  // The code that confirmed it is used up.
  expect((await maija.logIn({ code: code() })).body.code).toBe('wrong-code');
  wait(1);
  const [digits, late] = [code(), code()];
  expect((await maija.logIn({ code: `${digits.slice(0, 3)} ${digits.slice(3)}` })).status).toBe(200);
  expect((await maija.logIn({ code: late })).body.code).toBe('wrong-code');
  const status = secondFactorSchema.parse((await maija.call('GET', PATH)).body.data);
  expect(status).toMatchObject({ isOn: true, recoveryCodes: 10 });
});

test('nothing that the database holds is the secret or a recovery code [sec-10]', async () => {
  const maija = await colleague();
  const { begun, recoveryCodes } = await turnOn(maija);
  const stored = JSON.stringify(await account.deps.users.find(maija.id));
  for (const secret of [begun.secret, begun.secret.toLowerCase(), ...recoveryCodes])
    expect(stored).not.toContain(secret);
  expect(stored).not.toContain(recoveryCodes[0]?.replaceAll('-', ''));
});

test('a recovery code opens once, also when it is sent twice at once, and the audit log has it [sec-10]', async () => {
  const maija = await colleague();
  const { recoveryCodes } = await turnOn(maija);
  const [code = ''] = recoveryCodes;
  const tries = await Promise.all([maija.logIn({ code }), maija.logIn({ code: code.replaceAll('-', '') })]);
  expect(tries.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1);
  expect((await account.deps.users.find(maija.id))?.recoveryCodes).toHaveLength(9);
  const kinds = (await account.deps.pendingEntries.findOf(maija.id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'recovery-code-used')).toHaveLength(1);
  expect(kinds).toContain('second-factor-on');
});

test('codes are not guessed: after five wrong ones the account waits, whatever the password step allows [sec-10]', async () => {
  const maija = await colleague();
  const { code } = await turnOn(maija);
  wait(1);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await maija.logIn({ code: '000000' })).body.code).toBe('wrong-code');
    expect((await maija.logIn()).body.code).toBe('code-needed');
  }
  const answer = await maija.logIn({ code: code() });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  wait(40);
  expect((await maija.logIn({ code: code() })).status).toBe(200);
});

test('a second factor is removed by password and code, which ends the other sessions', async () => {
  const maija = await colleague();
  const { code, confirmed } = await turnOn(maija);
  wait(1);
  const off = (input: object) =>
    maija.call('POST', `${PATH}/off`, { currentPassword: password, code: code(), ...input });
  expect((await off({ currentPassword: 'arvaus arvaus' })).body.errors).toHaveProperty('currentPassword');
  expect((await off({ code: '000000' })).body.errors).toHaveProperty('code');
  const answer = await off({});
  expect(answer.status).toBe(200);
  expect(await isLive(sessionOf(confirmed))).toBe(false);
  expect(await isLive(sessionOf(answer))).toBe(true);
  expect((await maija.logIn()).status).toBe(200);
  expect((await off({})).body.code).toBe('second-factor-off');
});

test('a new password leaves it on, a customer cannot have one, and a wrong first code turns nothing on', async () => {
  const maija = await colleague();
  const begin = (call: Colleague['call'], currentPassword = password) =>
    call('POST', `${PATH}/begin`, { currentPassword });
  expect((await begin(maija.call, 'arvaus arvaus')).body.errors).toHaveProperty('currentPassword');
  expect((await maija.call('POST', `${PATH}/confirm`, { code: '123456' })).body.code).toBe(
    'second-factor-off',
  );
  await begin(maija.call);
  expect((await maija.call('POST', `${PATH}/confirm`, { code: '000000' })).body.errors).toHaveProperty(
    'code',
  );
  expect((await maija.logIn()).status).toBe(200);
  await turnOn(maija);
  expect((await begin(maija.call)).body.code).toBe('second-factor-on');
  const change = { currentPassword: password, password: 'lampaan villaa 8' };
  expect((await maija.call('POST', '/api/auth/password', change)).status).toBe(200);
  expect((await maija.logIn({ password: change.password })).body.code).toBe('code-needed');
  const { _id: id } = await account.deps.users.insert({
    userName: 'Aino',
    email: `${newId()}@posti.example`,
    passwordHash: `hash of ${password}`,
    role: 'customer',
    createdAt: account.clock.now,
  });
  expect((await begin(account.api.as(aUser({ id })))).status).toBe(403);
});

test('where a second factor is required, the back office is closed until it is set up', async () => {
  const { config } = account.deps;
  const maija = await colleague();
  const look = async (answer: Awaited<ReturnType<Colleague['logIn']>>) =>
    (await account.api.asService('GET', `/internal/sessions/${sessionOf(answer)}`)).body.data;
  const answer = await maija.logIn();
  expect(await look(answer)).not.toHaveProperty('lacksFactor');
  config.ADMIN_MFA = 'required';
  expect(await look(answer)).toMatchObject({ lacksFactor: true });
  const closed = account.api.as(anAdmin({ id: maija.id, lacksFactor: true }));
  expect((await closed('GET', '/api/admin/rest/accounts')).body.code).toBe('second-factor-missing');
  const { confirmed } = await turnOn({ ...maija, call: closed });
  expect(await look(confirmed)).not.toHaveProperty('lacksFactor');

  // Without the setting it begins, in production, with the first owner who has one: Maija is one.
  config.ADMIN_MFA = undefined;
  const otherLogin = await (await colleague()).logIn();
  expect(await look(otherLogin)).not.toHaveProperty('lacksFactor');
  config.SHOP_MODE = 'production';
  expect(await look(otherLogin)).toMatchObject({ lacksFactor: true });
  config.ADMIN_MFA = 'optional';
  expect(await look(otherLogin)).not.toHaveProperty('lacksFactor');
  Object.assign(config, { SHOP_MODE: 'demo', ADMIN_MFA: undefined });
});

test('rights, invitations and deletions need a code of the last ten minutes from whoever has a second factor [sec-10]', async () => {
  const maija = await colleague();
  const { code, confirmed } = await turnOn(maija);
  const sessionId = sessionOf(confirmed);
  const proved = async () =>
    Date.parse((await account.api.asService('GET', `/internal/sessions/${sessionId}`)).body.data.provedAt);
  expect(await proved()).toBe(account.clock.now.getTime());
  const as = (minutesAgo: number) =>
    account.api.as(anAdmin({ id: maija.id, sessionId, provedAt: Date.now() - minutesAgo * 60_000 }));
  const accounts = '/api/admin/rest/accounts';
  const otherColleague = await colleague();
  for (const [method, path, body] of [
    ['POST', `${accounts}/${otherColleague.id}/rights`, { rights: 'viewer' }],
    ['POST', `${accounts}/invitations`, { email: `${newId()}@posti.example`, rights: 'viewer' }],
    ['DELETE', `${accounts}/${otherColleague.id}`, undefined],
  ] as const) {
    expect(await as(11)(method, path, body)).toMatchObject({ status: 403, body: { code: 'code-again' } });
    expect((await as(9)(method, path, body)).status).toBeLessThan(300);
  }
  expect((await as(11)('GET', accounts)).status).toBe(200);

  wait(1);
  const prove = (given: string) => as(11)('POST', `${PATH}/prove`, { code: given });
  expect((await prove('000000')).body.errors).toHaveProperty('code');
  expect((await prove(code())).status).toBe(200);
  expect(await proved()).toBe(account.clock.now.getTime());
});

test('a code of the last ten minutes is needed for what opens data or accounts [sec-10]', async () => {
  const { id } = await colleague();
  const as = (minutesAgo: number) =>
    account.api.as(anAdmin({ id, provedAt: Date.now() - minutesAgo * 60_000 }));
  const otherColleague = await colleague();
  const email = `${newId()}@posti.example`;
  await account.api.as(null)('POST', '/api/auth/register', { userName: 'Aino', email, password });
  const { _id: customer = '' } = (await account.deps.users.findByEmail(email)) ?? {};
  const rest = '/api/admin/rest';
  const newEmail = { email: `${newId()}@posti.example`, currentPassword: password };
  for (const [method, path, body] of [
    ['POST', `${rest}/accounts/${otherColleague.id}/end-sessions`, {}],
    ['POST', `${rest}/accounts/${otherColleague.id}/password-letter`, {}],
    ['GET', `${rest}/customers/export.csv`, undefined],
    ['GET', `${rest}/customers/${customer}/copy`, undefined],
    ['POST', '/api/auth/email', newEmail],
    ['DELETE', '/api/auth/account', { currentPassword: password }],
  ] as const) {
    expect(await as(11)(method, path, body)).toMatchObject({ status: 403, body: { code: 'code-again' } });
    expect((await as(9)(method, path, body)).status).toBeLessThan(300);
  }
});

test('a user without a second factor changes their address and leaves without a code', async () => {
  const { id } = await colleague();
  const call = account.api.as(anAdmin({ id }));
  const newEmail = { email: `${newId()}@posti.example`, currentPassword: password };
  expect((await call('POST', '/api/auth/email', newEmail)).status).toBe(200);
  expect((await call('DELETE', '/api/auth/account', { currentPassword: password })).status).toBe(200);
});
