import { beforeAll, describe, expect, test } from 'vitest';
import { newClient } from '@shop/testing/http-client';
import type { ViewportSize } from 'playwright-core';
import { aPaidOrder } from './back-office.ts';
import { browserOfFile, expectNoSideways, screens, signInAs, type Visitor } from './browser.ts';
import { pageToSay } from './kept-pages.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';
import { withdrawalLinkIn } from './withdrawal-link.ts';

/* Without JavaScript the shop can be looked at, filtered, sorted and read, and a purchase withdrawn from. */
const visitors = browserOfFile();
const withoutScript = (screen: ViewportSize): Promise<Visitor> =>
  visitors.open(screen, { javaScriptEnabled: false });
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
  await pageToSay('/shop/listing?kategoria=villatuotteet', product.title);
});

describe.each(screens)('without JavaScript, on $name', (screen) => {
  test('a category tile, a filter and an order lead to the right list, and a card to its product [spec-34 spec-148]', async () => {
    const { page, close } = await withoutScript(screen);
    await page.goto('/shop/home');
    await expectNoSideways(page, 'home');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Villatuotteet/ })
      .click();
    await page.waitForURL('**/shop/listing?kategoria=villatuotteet');
    await page.getByRole('link', { name: product.title }).first().waitFor();
    const inCategory = await page.locator('.card').count();

    if (screen.width < 768) await page.getByRole('button', { name: 'Suodata', exact: true }).click();
    await page.getByLabel(/^Kesä/).check();
    await page.getByLabel('Järjestys').selectOption('price-asc');
    await page.getByRole('button', { name: /Näytä/ }).click();
    const chosen = { kategoria: 'villatuotteet', kokoelmat: 'kesä', sort: 'price-asc' };
    await page.waitForURL(({ searchParams }) =>
      Object.entries(chosen).every(([name, value]) => searchParams.get(name) === value),
    );
    expect(await page.locator('input[value=kesä]').isChecked()).toBe(true);
    expect(await page.locator('.card').count()).toBeLessThan(inCategory);
    expect(await page.getByRole('link', { name: product.title }).count()).toBe(0);

    await page.goto('/shop/listing?kategoria=villatuotteet');
    await page.getByRole('link', { name: product.title }).first().click();
    await page.waitForURL(`**/shop/products/${product._id}`);
    await page.getByRole('heading', { name: product.title, level: 1 }).waitFor();
    await page.getByText('129,00 €').first().waitFor();
    await expectNoSideways(page, 'product');
    await close();
  });

  test('the menu opens, and story, questions, contact and the legal pages can be read [spec-148]', async () => {
    const { page, close } = await withoutScript(screen);
    await page.goto('/shop/home');
    if (screen.width < 1024) {
      await page.getByRole('button', { name: 'Avaa valikko' }).click();
      await page.getByRole('dialog', { name: 'Valikko' }).getByRole('link', { name: 'UKK' }).click();
    } else await page.getByRole('banner').getByRole('link', { name: 'UKK' }).click();
    await page.waitForURL('**/shop/faq');
    const question = page.locator('details.question').nth(3);
    expect(await question.locator('p').isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await question.locator('p').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'In English' }).click();
    await page.getByRole('heading', { name: 'Questions and answers' }).waitFor();

    await page.goto('/shop/historia');
    await page.getByRole('link', { name: 'In English' }).click();
    await page.getByRole('heading', { name: 'First there was one sheep', level: 1 }).waitFor();
    for (const [path, title] of [
      ['contact', 'Yhteystiedot'],
      ['privacy', 'Tietosuoja'],
      ['terms', 'Ehdot'],
      ['returns', 'Palautukset'],
      ['withdrawal', 'Peruuta sopimus'],
    ]) {
      await page.goto(`/shop/${path}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await expectNoSideways(page, `${path}`);
    }
    await close();
  });

  test('a guest requests the withdrawal link, and a signed-in buyer withdraws in two steps [law-7]', async () => {
    const { orderID, customer } = await aPaidOrder(product, `Skriptitön ${screen.width}`);
    const { page, close } = await withoutScript(screen);
    await page.goto('/shop/withdrawal');
    const next = page.getByRole('button', { name: 'Jatka' });
    await next.click();
    await page.getByText('Anna tilausnumero.').waitFor();
    await page.getByLabel('Tilausnumero').fill(orderID);
    await page.getByLabel('Sähköposti', { exact: true }).fill(customer.email);
    await next.click();
    await page.getByRole('heading', { name: 'Jatka sähköpostistasi' }).waitFor();
    await expectNoSideways(page, 'a withdrawal that goes on by email');

    await signInAs(page, customer);
    await page.goto('/shop/withdrawal');
    await page.getByLabel('Tilausnumero').fill('LL-0000-0000');
    await next.click();
    await page.getByText(/^Emme löydä tilausta näillä tiedoilla/).waitFor();
    expect(await page.getByLabel('Tilausnumero').inputValue()).toBe('LL-0000-0000');
    await page.getByLabel('Tilausnumero').fill(orderID);
    await next.click();
    await page.getByRole('heading', { name: 'Mitä peruutat' }).waitFor();
    await expectNoSideways(page, 'the second step of a withdrawal');
    await page.getByRole('button', { name: 'Vahvista peruuttaminen' }).click();
    await page.getByText('Kirjoita nimesi.').waitFor();
    await page.getByLabel('Nimesi').fill('Aino Asiakas');
    await page.getByRole('button', { name: 'Vahvista peruuttaminen' }).click();
    await page.getByRole('heading', { name: 'Peruutus on vastaanotettu' }).waitFor();
    // The page that answers a post is sent again on reload: the notice is taken once.
    await page.reload();
    await page.getByRole('heading', { name: 'Peruutus on vastaanotettu' }).waitFor();
    const { body } = await (await adminClient()).call('GET', `/api/admin/rest/orders/${orderID}`);
    expect(body.withdrawals).toMatchObject([{ id: 'w1', name: 'Aino Asiakas' }]);
    await close();
  });

  test('a guest pastes the link of an email and withdraws in two steps [law-7]', async () => {
    const { orderID, customer } = await aPaidOrder(product, `Liitetty ${screen.width}`);
    const link = await withdrawalLinkIn('order-confirmed', customer.email);
    const { page, close } = await withoutScript(screen);
    await page.goto(link);
    const pasted = page.getByLabel('Liitä tähän linkki, jonka sait sähköpostiisi');
    const open = page.getByRole('button', { name: 'Avaa tilaus' });
    await pasted.fill(`${theShop.url}/shop/withdrawal`);
    await open.click();
    // Playwright's getByText passes over noscript.
    const broken = page.locator('.field-error', { hasText: 'Linkki on puutteellinen.' });
    await broken.waitFor();
    await expectNoSideways(page, 'a broken link to withdraw by');
    await pasted.fill(`${theShop.url}${link}`);
    await open.click();
    await page.getByRole('heading', { name: 'Mitä peruutat' }).waitFor();
    await page.getByRole('button', { name: 'Vahvista peruuttaminen' }).click();
    await page.getByText('Kirjoita nimesi.').waitFor();
    await page.getByLabel('Nimesi').fill('Ville Vieras');
    await page.getByRole('button', { name: 'Vahvista peruuttaminen' }).click();
    await page.getByRole('heading', { name: 'Peruutus on vastaanotettu' }).waitFor();
    expect(page.url()).toBe(`${theShop.url}/shop/withdrawal`);
    const { body } = await (await adminClient()).call('GET', `/api/admin/rest/orders/${orderID}`);
    expect(body.withdrawals).toMatchObject([{ id: 'w1', name: 'Ville Vieras' }]);
    await close();
  });

  test('nothing of a signed-in visitor is shown, and login says what it needs', async () => {
    const { page, close } = await withoutScript(screen);
    await page.goto('/shop/home');
    expect(await page.locator('.for-customer:visible').count()).toBe(0);
    await page.goto('/shop/wishlist');
    await page.waitForURL(/\/auth\/login/);
    expect(await page.content()).toContain('Kirjautuminen tarvitsee JavaScriptin.');
    await close();
  });
});

describe.each([390, 768, 1440])('without JavaScript, at %i px', (width) => {
  const open = async () => {
    const visitor = await withoutScript({ width, height: 900 });
    await visitor.page.goto(`/shop/products/${product._id}`);
    return visitor;
  };

  test('the product’s pictures lie side by side, each as wide as their column [spec-148]', async () => {
    const { page, close } = await open();
    const column = await page.locator('.product-pictures').boundingBox();
    for (const n of [1, 2]) {
      const picture = page.getByRole('img', { name: product.imageTexts[n - 1] as string });
      await picture.scrollIntoViewIfNeeded();
      const box = await picture.boundingBox();
      for (const side of ['x', 'width'] as const) {
        const [is, wanted] = [box?.[side] ?? 0, column?.[side] ?? 0];
        expect(Math.abs(is - wanted), `picture ${n}: ${is} for ${wanted}`).toBeLessThan(2);
      }
      expect((box?.width ?? 0) / (box?.height ?? 1), `picture ${n}`).toBeCloseTo(4 / 5, 2);
    }
    expect(await page.locator('.gallery button:visible').count()).toBe(0);
    await expectNoSideways(page, 'product');
    await close();
  });

  test('the product’s button says why nothing can be bought [spec-148]', async () => {
    const { page, close } = await open();
    const why = page.locator('#ilman-javascriptia');
    expect(await why.textContent()).toContain('Ostoskori tarvitsee JavaScriptin.');
    expect(await why.isVisible()).toBe(true);
    expect(await page.locator('.heart:visible').count()).toBe(0);
    await page.getByLabel('Koko', { exact: true }).selectOption('M');
    await page.locator('[data-add]').press('Enter');
    await page.waitForURL(/#ilman-javascriptia$/);
    expect(new URL(page.url()).pathname).toBe(`/shop/products/${product._id}`);
    expect(await why.evaluate((element) => element.matches(':target'))).toBe(true);
    await close();
  });
});

test('a page of the list and its next page are plain links [spec-148]', async () => {
  const { body } = await newClient(theShop.url).call('GET', '/shop/listing');
  const shown = String(body).match(/<li class="card/g)?.length;
  expect(shown).toBe(24);
  expect(body).toMatch(/<a[^>]+href="\/shop\/listing\?page=2"/);
});
