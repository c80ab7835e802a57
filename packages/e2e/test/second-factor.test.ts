import { randomBytes } from 'node:crypto';
import { waitFor } from '@shop/testing';
import { newClient } from '@shop/testing/http-client';
import { expect, test } from 'vitest';
import { codeAt } from '../../../services/account/src/second-factor/totp.ts';
import { adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* A colleague sets a second factor up, logs in with it, and the owner reads of it in the record. */
const visitors = browserOfFile();
const [screen] = screens;

const SOUGHT_IN_VAIN = 'lentokone';

/** A new back-office user, invited by email. */
async function aColleague() {
  const admin = await adminClient();
  const email = `${randomBytes(6).toString('hex')}@posti.example`;
  const password = `villa-${randomBytes(6).toString('hex')}`;
  await admin.call('POST', '/api/admin/rest/accounts/invitations', { email, rights: 'viewer' });
  let token = '';
  await waitFor('the invitation', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: email }));
    const { body: found } = await admin.call('GET', `/api/admin/rest/letters?filter=${filter}`);
    const { body } = await admin.call('GET', `/api/admin/rest/letters/${found[0]?.id}`);
    token = /#token=([\w-]{43})/.exec(String(body.html))?.[1] ?? '';
    return token !== '';
  });
  const userName = 'Venla Vieras';
  await newClient(theShop.url).call('POST', '/api/auth/invitation', { token, userName, password });
  return { email, password };
}

/** A search that finds nothing, as the admin reads of it. */
async function searchInVain(): Promise<void> {
  const admin = await adminClient();
  await newClient(theShop.url).call('GET', `/api/shop/search/${SOUGHT_IN_VAIN}`);
  await waitFor('the search in vain', async () => {
    const { body } = await admin.call('GET', '/api/admin/rest/search/misses');
    return body.data.some(({ words }: { words: string }) => words === SOUGHT_IN_VAIN);
  });
}

/** The secret as the page shows it for typing. */
function bytesOf(secret: string): Buffer {
  const values = secret
    .replaceAll(/\s/g, '')
    .split('')
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign));
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

test('a colleague sets a second factor up, is asked for a code at the login, and gets in by a recovery code', async () => {
  const { email, password } = await aColleague();
  const { page, complaints, close } = await visitors.open(screen);
  const logIn = async () => {
    await page.goto('/auth/login');
    await page.getByLabel('Sähköposti').fill(email);
    await page.getByLabel('Salasana', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Kirjaudu sisään' }).click();
  };
  await logIn();
  await page.waitForURL('**/admin/dashboard');
  await searchInVain();
  // Who may only look finds no button that would be refused.
  await page.goto('/admin/product');
  await page.getByRole('button', { name: 'Näytä' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  const changes = page
    .locator('main')
    .getByRole('button', { name: /^(?:Lisää|Poista|Siirrä|Tallenna|Julkaise|Anna)/ });
  for (const path of ['/admin/settings', '/admin/settings/legal', '/admin/search']) {
    await page.goto(path);
    await page.getByText('Oikeutesi riittää katsomiseen.').waitFor();
    if (path === '/admin/search') await page.getByRole('rowheader', { name: SOUGHT_IN_VAIN }).waitFor();
    expect([path, await changes.count()]).toEqual([path, 0]);
  }

  await page.goto('/admin/own-account');
  await page.getByLabel('Nykyinen salasana').fill(password);
  await page.getByRole('button', { name: 'Ota käyttöön' }).click();
  await page.getByRole('img', { name: 'QR-koodi todennussovellukselle' }).waitFor();
  await expectSound(page, 'the secret of a second factor');
  const secret = bytesOf((await page.locator('[data-secret]').textContent()) ?? '');
  await page.getByLabel('Sovelluksen koodi').fill(codeAt(secret, Math.floor(Date.now() / 30_000)));
  await page.getByRole('button', { name: 'Vahvista koodi' }).click();
  await page.getByRole('heading', { name: 'Tallenna varakoodit' }).waitFor();
  const codes = page.locator('main li').filter({ hasText: /^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/ });
  expect(await codes.count()).toBe(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Tallensin koodit' }).click();
  await page.getByText('10 varakoodia jäljellä.').waitFor();
  await expectSound(page, 'a second factor that is on');

  await page.context().clearCookies();
  await logIn();
  await page.getByLabel('Todennuskoodi').fill('000000');
  await expectSound(page, 'a login that asks for a code');
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click();
  await page.getByText('Koodi ei kelpaa.').first().waitFor();
  await page.getByLabel('Todennuskoodi').fill(recoveryCode);
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click();
  await page.waitForURL('**/admin/dashboard');
  // The browser itself complains of every refused call.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  await close();

  await waitFor('its audit entry', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'Venla' }));
    const { body } = await (await adminClient()).call('GET', `/api/admin/rest/record?filter=${filter}`);
    return body.some(({ kind }: { kind: string }) => kind === 'recovery-code-used');
  });
  const owner = await adminBrowser(visitors, screen);
  await owner.page.goto('/admin/record');
  await owner.page.getByText('Venla Vieras kirjautui varakoodilla.').waitFor();
  await expectSound(owner.page, 'the record');
  expect(owner.complaints).toEqual([]);
  await owner.close();
});
