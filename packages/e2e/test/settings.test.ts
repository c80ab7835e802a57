import { newClient } from '@shop/testing/http-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { goTo, theMakersBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { theMaker } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* What the owner decides about the shop, from the form to the shop's pages. */
const visitors = browserOfFile();
const PATH = '/api/admin/rest/settings';
let maker: Awaited<ReturnType<typeof theMaker>>;

beforeAll(async () => {
  maker = await theMaker();
});

describe.each(screens)('on $name', (screen) => {
  test('a changed setting is guarded until it is saved, and shows in the shop within a second', async () => {
    const { page, complaints, close } = await theMakersBrowser(visitors, screen);
    await page.goto('/admin/settings');
    const banner = page.getByLabel('Yläpalkin teksti');
    const before = await banner.inputValue();
    const words = `Suljettu juhannuksena ${screen.width}`;
    await banner.fill(words);
    await goTo(page, screen, 'Dashboard');
    await page.getByRole('alertdialog', { name: 'Hylätäänkö tallentamattomat muutokset?' }).waitFor();
    await page.getByRole('button', { name: 'Jatka muokkaamista' }).click();
    for (const name of ['Suomeksi', 'Englanniksi'])
      for (const summary of await page.getByText(name, { exact: true }).all()) await summary.click();
    await expectSound(page, 'settings');
    // Somebody else was faster, about something else.
    const { body } = await maker.call('GET', PATH);
    const { version, hours } = body.data;
    const changed = { version, hours: { ...hours, service: 'joka päivä 12–16' } };
    await maker.call('PUT', PATH, changed);
    await page.getByRole('button', { name: 'Tallenna', exact: true }).click();
    await page.getByText('Palveluajat', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Pidä omat' }).click();
    await page.getByText('Kaikki on tallennettu.').waitFor();
    const home = async () => String((await newClient(theShop.url).call('GET', '/shop/home')).body);
    await expect.poll(home, { timeout: 5_000 }).toContain(words);
    expect(await home()).toContain('joka päivä 12–16');
    const { data } = (await maker.call('GET', PATH)).body;
    await maker.call('PUT', PATH, { version: data.version, banner: before, hours });
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await close();
  });
});
