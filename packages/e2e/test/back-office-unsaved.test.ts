import type { Client } from '@shop/testing/http-client';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, chooseFromMenu, goTo, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Typed text is not lost by a key, a click outside or another address without a confirmation. */
const visitors = browserOfFile();
const [, desktop] = screens;
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin);
});

const questionOf = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Hylätäänkö tallentamattomat muutokset?' });

async function answer(page: Page, words: 'Jatka muokkaamista' | 'Hylkää muutokset'): Promise<void> {
  await questionOf(page).getByRole('button', { name: words }).click();
  await questionOf(page).waitFor({ state: 'detached' });
}

describe.each(screens)('on $name', (screen) => {
  test('a note and a code are kept on Esc, beside a click, at the cross and on the way back [spec-169]', async () => {
    const { orderID } = await aPaidOrder(product);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Purchases');
    await page.locator(`[aria-describedby="order-${orderID}"]`).first().click();
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    const note = dialog.getByLabel('Uusi muistiinpano');
    const code = dialog.getByLabel('Seurantakoodi');
    await note.fill('Lahja. Kortti mukaan.');
    await code.fill('JJFI643');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Sulje' }).click(),
      () => page.goBack(),
      // A phone's sheet leaves nothing beside it to click.
      ...(screen === desktop ? [() => page.mouse.click(20, 400)] : []),
    ];
    for (const leave of ways) {
      await leave();
      await questionOf(page).waitFor();
      await answer(page, 'Jatka muokkaamista');
      expect([await note.inputValue(), await code.inputValue()]).toEqual([
        'Lahja. Kortti mukaan.',
        'JJFI643',
      ]);
    }
    await page.keyboard.press('Escape');
    await questionOf(page).waitFor();
    await expectSound(page, 'question before what was typed is lost');
    await page.keyboard.press('Escape');
    await questionOf(page).waitFor({ state: 'detached' });

    await dialog.getByRole('button', { name: 'Tallenna muistiinpano' }).click();
    await dialog.getByRole('button', { name: 'Tallenna seurantakoodi' }).click();
    await dialog.getByText('Seurantakoodi JJFI643').waitFor();
    await dialog.getByRole('button', { name: 'Tallenna seurantakoodi' }).waitFor({ state: 'detached' });
    await expect.poll(() => note.inputValue()).toBe('');
    // The button that was pressed last is gone, and the sheet takes the focus back a moment later.
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('a product’s changes are asked about, also after another admin has saved it [spec-169]', async () => {
    const edited = await addTestProduct(admin);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto(`/admin/product/${edited._id}`);
    const sheet = page.getByRole('dialog', { name: 'Muokkaa tuotetta' });
    await sheet.getByLabel('Nimi').fill('Aivan uusi nimi');
    await page.keyboard.press('Escape');
    await answer(page, 'Jatka muokkaamista');
    expect(await sheet.getByLabel('Nimi').inputValue()).toBe('Aivan uusi nimi');

    await admin.call('PUT', `/api/admin/product/edit/${edited._id}`, { title: 'Toisen antama nimi' });
    await sheet.getByRole('button', { name: 'Edit', exact: true }).click();
    await sheet.getByText('Joku muu muutti tuotetta välillä').waitFor();
    await page.keyboard.press('Escape');
    await answer(page, 'Jatka muokkaamista');
    await sheet.getByRole('button', { name: 'Pidä omat' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect((await admin.call('GET', `/api/admin/rest/products/${edited._id}`)).body.title).toBe(
      'Aivan uusi nimi',
    );

    await page.getByRole('button', { name: '+ New Product' }).click();
    const blank = page.getByRole('dialog', { name: 'Lisää' });
    await blank.getByLabel('Muu koko').fill('XXL');
    await page.keyboard.press('Escape');
    await answer(page, 'Hylkää muutokset');
    await blank.waitFor({ state: 'detached' });
    // Where nothing was typed nothing is asked.
    await page.getByRole('button', { name: '+ New Product' }).click();
    await blank.getByLabel('Nimi').waitFor();
    await page.keyboard.press('Escape');
    await blank.waitFor({ state: 'detached' });
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await close();
  });

  test('text typed over an order is asked about separately, and text typed below stays', async () => {
    const { orderID } = await aPaidOrder(product);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto(`/admin/orders/${orderID}`);
    const sheet = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    const note = sheet.getByLabel('Uusi muistiinpano');
    await note.fill('Soita ennen lähettämistä.');
    await sheet.getByRole('button', { name: 'Palauta rahaa' }).click();
    const refund = page.getByRole('dialog', { name: 'Palauta rahaa' });
    const reason = refund.getByLabel('Syy');
    await reason.fill('Pieni virhe saumassa');
    await page.keyboard.press('Escape');
    await answer(page, 'Jatka muokkaamista');
    expect(await reason.inputValue()).toBe('Pieni virhe saumassa');
    await page.mouse.click(2, 2);
    await answer(page, 'Hylkää muutokset');
    await refund.waitFor({ state: 'detached' });
    // Where nothing was typed nothing is asked.
    await sheet.getByRole('button', { name: 'Korjaa osoite' }).click();
    const address = page.getByRole('dialog', { name: 'Korjaa osoite' });
    await address.waitFor();
    await page.keyboard.press('Escape');
    await address.waitFor({ state: 'detached' });
    expect(await note.inputValue()).toBe('Soita ennen lähettämistä.');
    await page.keyboard.press('Escape');
    await answer(page, 'Hylkää muutokset');
    await sheet.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('closing a dialog with typed text asks first [spec-169]', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Products');
    await page.getByRole('searchbox', { name: 'Nimi tai materiaali' }).fill(product.title);
    await page.getByText('1 tuote', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Tallenna suodatin' }).click();
    const naming = page.getByRole('dialog', { name: 'Tallenna suodatin' });
    await naming.getByLabel('Suodattimen nimi').fill('Lahjat');
    await page.keyboard.press('Escape');
    await answer(page, 'Jatka muokkaamista');
    await naming.getByRole('button', { name: 'Peruuta' }).click();
    await naming.waitFor({ state: 'detached' });

    await page.getByRole('checkbox', { name: `Valitse ${product.title}` }).check();
    await chooseFromMenu(page, 'Muuta', 'Aseta hinta');
    const pricing = page.getByRole('dialog', { name: 'Aseta hinta' });
    await pricing.getByRole('textbox').fill('45');
    await page.keyboard.press('Escape');
    await answer(page, 'Jatka muokkaamista');
    expect(await pricing.getByRole('textbox').inputValue()).toBe('45');
    await page.keyboard.press('Escape');
    await answer(page, 'Hylkää muutokset');
    await pricing.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a session that ends over a half-filled form is renewed in a dialog, and the save goes through', async () => {
  const { orderID } = await aPaidOrder(product);
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await page.goto(`/admin/orders/${orderID}`);
  const sheet = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
  const note = sheet.getByLabel('Uusi muistiinpano');
  await note.fill('Lahja. Kortti mukaan.');
  await page.context().clearCookies();
  const save = sheet.getByRole('button', { name: 'Tallenna muistiinpano' });
  const login = page.getByRole('dialog', { name: 'Istunto päättyi' });
  await save.click();
  await login.waitFor();
  await expectSound(page, 'login over a half-filled form');
  await login.getByRole('button', { name: 'Peruuta' }).click();
  await login.waitFor({ state: 'detached' });
  expect(await note.inputValue()).toBe('Lahja. Kortti mukaan.');

  await save.click();
  const { email, password } = theShop.accounts.admin;
  await login.getByLabel('Sähköposti').fill(email);
  await login.getByLabel('Salasana').fill('väärä salasana');
  await login.getByRole('button', { name: 'Kirjaudu sisään' }).click();
  await login.getByText('Väärä sähköposti tai salasana.').waitFor();
  await login.getByLabel('Salasana').fill(password);
  await login.getByRole('button', { name: 'Kirjaudu sisään' }).click();
  await login.waitFor({ state: 'detached' });
  await sheet.getByText('Lahja. Kortti mukaan.').waitFor();
  await expect.poll(() => note.inputValue()).toBe('');

  await page.context().clearCookies();
  await page.goto(`/admin/orders/${orderID}`);
  await page.waitForURL(/\/auth\/login\?redirect=%2Fadmin%2Forders/);
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  await close();
});

test('a late save is reported even where the newer version cannot be read', async () => {
  const edited = await addTestProduct(admin);
  const { page, close } = await adminBrowser(visitors, desktop);
  await page.goto(`/admin/product/${edited._id}`);
  const sheet = page.getByRole('dialog', { name: 'Muokkaa tuotetta' });
  await sheet.getByLabel('Nimi').fill('Aivan uusi nimi');
  await admin.call('PUT', `/api/admin/product/edit/${edited._id}`, { title: 'Toisen antama nimi' });
  const calls = `**/rest/products/${edited._id}`;
  await page.route(calls, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  const save = sheet.getByRole('button', { name: 'Edit', exact: true });
  await save.click();
  await page.getByText('Joku muu muutti tietoja välillä. Tarkista ja yritä uudelleen.').waitFor();
  expect(await sheet.getByLabel('Nimi').inputValue()).toBe('Aivan uusi nimi');
  await page.unroute(calls);
  await save.click();
  await sheet.getByText('Joku muu muutti tuotetta välillä').waitFor();
  await close();
});

test('the browser asks before a page with something unsaved is left [spec-169]', async () => {
  const { orderID } = await aPaidOrder(product);
  const { page, close } = await adminBrowser(visitors, desktop);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(`/admin/orders/${orderID}`);
  await page.getByLabel('Uusi muistiinpano').fill('Lahja');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await close();
});

test('a refusal after a form was closed appears as a message, and the form opens clean', async () => {
  const { page, close } = await adminBrowser(visitors, desktop);
  await page.goto('/admin/accounts');
  let answer = () => {};
  const invitations = '**/accounts/invitations';
  const hold = (go: (route: Route) => Promise<void>) => {
    const isClosed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    return page.route(invitations, async (route) => {
      await isClosed;
      await go(route);
    });
  };
  await hold((route) => route.continue());
  const dialog = page.getByRole('dialog', { name: 'Kutsu kaupan hallintaan' });
  const email = dialog.getByLabel('Sähköposti');
  const sendAndLeave = async (to: string) => {
    await page.getByRole('button', { name: 'Kutsu käyttäjä' }).click();
    await email.fill(to);
    await dialog.getByRole('button', { name: 'Lähetä kutsu' }).click();
    await dialog.getByRole('button', { name: 'Peruuta' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await sendAndLeave(theShop.accounts.admin.email);
  answer();
  const refusal = 'Hänellä on jo tunnus kaupan hallintaan.';
  await page.getByText(refusal).waitFor();
  await page.getByRole('button', { name: 'Kutsu käyttäjä' }).click();
  await dialog.waitFor();
  expect(await dialog.getByText(refusal).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Peruuta' }).click();

  // A late answer that is a good one leaves alone what is typed by then.
  await page.unroute(invitations);
  await hold((route) => route.fulfill({ json: { success: true } }));
  await sendAndLeave('ensin@example.com');
  await page.getByRole('button', { name: 'Kutsu käyttäjä' }).click();
  await email.fill('sitten@example.com');
  answer();
  await page.getByText('Kutsu on lähetetty').waitFor();
  expect(await email.inputValue()).toBe('sitten@example.com');
  await close();
});
