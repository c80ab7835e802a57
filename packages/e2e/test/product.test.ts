import { newCustomer, type Client } from '@shop/testing/http-client';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  browserOfFile,
  expectSound,
  keepAsleep,
  movedBy,
  screens,
  signInAs,
  type Screen,
} from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* The product's page: its gallery, the states of its button, its guide, and what stands below. */
const shopUrl = theShop.url;
const visitors = browserOfFile();
let admin: Client;
/** Six pictures, two left. */
let product: TestProduct;
let otherProduct: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  const products = [await addTestProduct(admin), await addTestProduct(admin), await addTestProduct(admin)];
  otherProduct = products[0] as TestProduct;
  const images = products.flatMap((product) => product.images);
  product = await addTestProduct(admin, { images, imageTexts: [], stock: 2, salePrice: 99 });
});

const path = ({ _id }: TestProduct): string => `/shop/products/${_id}`;
const shown = (page: Page) => page.locator('.frame[data-shown="true"] img');
const buyButton = (page: Page) => page.locator('[data-add]');

async function aCustomer(screen: Screen) {
  const customer = await newCustomer(shopUrl);
  const visitor = await visitors.open(screen);
  await signInAs(visitor.page, customer);
  return { ...visitor, customer };
}

async function expectPicture(page: Page, n: number): Promise<void> {
  await page.locator(`.frame:nth-child(${n})[data-shown="true"]`).waitFor();
  // The next move is taken once the carousel is free again.
  await page.waitForTimeout(320);
}

const stateOf = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => ({
    disabled: element.disabled,
    aria: element.getAttribute('aria-disabled'),
  }));

/** A press where the button is seen, on a phone at the bottom edge, without scrolling to its own place. */
async function clickInPlace(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = await button.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** The focus stands on the choice, which is seen between header and button and says what is missing. */
async function expectLedTo(page: Page, select: Locator, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).waitFor();
  expect(await select.evaluate((element) => element === document.activeElement)).toBe(true);
  const selectState = await select.evaluate((element) => ({
    invalid: element.getAttribute('aria-invalid'),
    words: document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  }));
  expect(selectState).toEqual({ invalid: 'true', words });
  const seen = await select.evaluate((element) => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const field = element.closest('.field')?.getBoundingClientRect();
    const isStuck = matchMedia('(width < 768px)').matches;
    const floor = isStuck ? edge('.buy-bar')?.top : innerHeight;
    return Number(field?.top) >= Number(edge('.header')?.bottom) && Number(field?.bottom) <= Number(floor);
  });
  expect(seen, 'between the header and what stays below').toBe(true);
}

async function swipe(page: Page, dx: number): Promise<void> {
  const box = await shown(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 150];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: 4 });
  await page.mouse.up();
}

describe.each(screens)('on $name', (screen) => {
  test('the gallery shows five pictures and moves by arrows, dots, thumbnails, keys and swipes [spec-42]', async () => {
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto(path(product));
    expect(await page.locator('.frame').count()).toBe(5);
    const isPhone = screen.width < 768;
    const choices = page.locator(isPhone ? '.dots button' : '.thumbs button');
    await choices.nth(2).click();
    await expectPicture(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectPicture(page, 4);
    await page.keyboard.press('ArrowLeft');
    await expectPicture(page, 3);
    await swipe(page, -60);
    await expectPicture(page, 4);
    await swipe(page, 60);
    await expectPicture(page, 3);
    await swipe(page, -40);
    await expectPicture(page, 3);
    if (!isPhone) {
      await page.getByRole('button', { name: 'Seuraava kuva' }).click();
      await expectPicture(page, 4);
      await page.getByRole('button', { name: 'Edellinen kuva' }).click();
      await expectPicture(page, 3);
    }
    // Two moves in the same moment are one.
    await choices.nth(2).focus();
    await page.evaluate(() => {
      const press = () => new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
      for (let times = 0; times < 2; times += 1) document.activeElement?.dispatchEvent(press());
    });
    await expectPicture(page, 4);
    // With another key an arrow is the browser's: it leads back.
    const isTaken = (keys: object) =>
      page.evaluate((more) => {
        const pressed = { key: 'ArrowLeft', bubbles: true, cancelable: true, ...more };
        return !document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
      }, keys);
    expect([await isTaken({ altKey: true }), await isTaken({ metaKey: true })]).toEqual([false, false]);
    await expectPicture(page, 4);
    expect(complaints).toEqual([]);
    await close();
  });

  test('models that are chosen quickly one after the other leave the picture of the last', async () => {
    const { page, close } = await visitors.open(screen);
    await page.goto(path(product));
    const model = page.locator('select[name=model]');
    await model.focus();
    await expect.poll(() => page.locator('.gallery').getAttribute('data-awake')).toBe('true');
    await model.evaluate((select: HTMLSelectElement) => {
      for (const value of ['2', '3', '4']) {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await expectPicture(page, 4);
    await close();
  });

  test('a picture opens over the whole screen, comes closer, and gives the focus back [spec-156]', async () => {
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto(path(product));
    const open = page.getByRole('button', { name: 'Näytä kuva suurena' });
    await open.click();
    const zoom = page.getByRole('dialog', { name: 'Kuva suurena' });
    await zoom.waitFor();
    await expectSound(page, 'zoom');
    await page.keyboard.press('ArrowRight');
    // The sixth is shown nowhere else.
    await zoom.getByText('2 / 6').waitFor();
    const picture = zoom.getByRole('img');
    const before = (await picture.boundingBox())?.width ?? 0;
    await zoom.getByRole('button', { name: 'Suurenna kuvaa' }).press('Enter');
    await zoom.getByRole('button', { name: 'Pienennä kuvaa' }).waitFor();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before * 1.5);
    await page.keyboard.press('Escape');
    await zoom.waitFor({ state: 'detached' });
    await open.and(page.locator(':focus')).waitFor();
    await expectPicture(page, 2);

    await shown(page).click();
    await zoom.waitFor();
    await zoom.getByRole('button', { name: 'Sulje suuri kuva' }).click();
    await zoom.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('the button says what is missing, in order, until the cart holds everything there is [spec-43 spec-44]', async () => {
    const { page, complaints, close, customer } = await aCustomer(screen);
    await page.goto(path(product));
    await page.getByText('99,00 €').first().waitFor();
    await page.locator('s', { hasText: '129,00 €' }).first().waitFor();
    const says = async (text: string, state: { disabled: boolean; aria: string | null }): Promise<void> => {
      await buyButton(page).getByText(text, { exact: true }).waitFor();
      expect(await stateOf(buyButton(page))).toEqual(state);
    };
    const asking = { disabled: false, aria: 'true' };
    const ready = { disabled: false, aria: null };
    const closed = { disabled: true, aria: null };
    await says('Valitse koko', asking);
    expect(await page.getByLabel('Malli', { exact: true }).locator('option').count()).toBe(1 + 5);
    await page.getByLabel('Koko', { exact: true }).selectOption('L');
    await says('Valitse malli', asking);
    await page.getByLabel('Malli', { exact: true }).selectOption({ label: 'Malli 2' });
    await expectPicture(page, 2);
    await says('Lisää ostoskoriin', ready);
    await expectSound(page, 'product, chosen');
    const inCart = async () =>
      (await customer.call('GET', `/api/shop/cart/get/${customer.id}`)).body.data.items;
    await buyButton(page).dblclick();
    await page.getByText('Tuote lisättiin ostoskoriin.').first().waitFor();
    await says('Lisää ostoskoriin', ready);
    expect(await inCart()).toMatchObject([{ size: 'L', variant: 2, quantity: 1 }]);
    await page.locator('[data-add]:not([aria-busy=true])').click();
    await says('Maksimi määrä (2) ostoskorissa', closed);
    expect(await inCart()).toMatchObject([{ size: 'L', variant: 2, quantity: 2 }]);

    const soldOut = await addTestProduct(admin, {
      stock: 0,
      imageColours: ['sininen', 'ruosteenpunainen'],
      details: otherProduct.images,
    });
    await page.goto(path(soldOut));
    await says('Ei varastossa', closed);
    // Close-ups are shown after the models, and are none of them.
    expect(await page.locator('.frame').count()).toBe(4);
    expect(await page.getByLabel('Malli', { exact: true }).locator('option').count()).toBe(1 + 2);
    await page.getByLabel('Malli', { exact: true }).selectOption({ label: 'Malli 2' });
    await page.getByText('ruosteenpunainen', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a press while a choice is missing adds nothing and leads to the choice [spec-44]', async () => {
    const { page, complaints, close, customer } = await aCustomer(screen);
    await page.goto(path(product));
    const size = page.getByLabel('Koko', { exact: true });
    const model = page.getByLabel('Malli', { exact: true });
    // Not disabled, so that it is reached and answers; a browser's own click waits for more than that.
    await expect.poll(() => stateOf(buyButton(page))).toEqual({ disabled: false, aria: 'true' });
    await clickInPlace(page, buyButton(page));
    await expectLedTo(page, size, 'Valitse ensin koko.');
    await expectSound(page, 'product, size missing');
    await size.selectOption('S');
    await page.getByText('Valitse ensin koko.').waitFor({ state: 'detached' });
    expect(await size.getAttribute('aria-invalid')).toBe('false');

    // By keyboard, and again after the focus has gone on.
    await buyButton(page).getByText('Valitse malli').waitFor();
    for (const key of ['Enter', 'Space']) {
      await buyButton(page).focus();
      await page.keyboard.press(key);
      await expectLedTo(page, model, 'Valitse ensin malli.');
    }
    await expectSound(page, 'product, model missing');
    const { body } = await customer.call('GET', `/api/shop/cart/get/${customer.id}`);
    expect(body.data.items).toEqual([]);
    await model.selectOption('2');
    await expect.poll(() => stateOf(buyButton(page))).toEqual({ disabled: false, aria: null });
    await buyButton(page).click();
    await page.getByText('Tuote lisättiin ostoskoriin.').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a press before the page is awake is answered as well [spec-44]', async () => {
    const { page, complaints, close } = await aCustomer(screen);
    const wake = await keepAsleep(page);
    await page.goto(path(product), { waitUntil: 'commit' });
    await page.getByLabel('Malli', { exact: true }).selectOption('2');
    await clickInPlace(page, buyButton(page));
    wake();
    await expectLedTo(page, page.getByLabel('Koko', { exact: true }), 'Valitse ensin koko.');
    expect(await page.getByText('Valitse ensin malli.').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('recently viewed products are listed below, without layout shift and outside the rendered page [spec-157]', async () => {
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto(path(otherProduct));
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-recent]').isVisible()).toBe(false);
    await page.goto(path(product));
    const recent = page.locator('[data-recent]');
    await recent.scrollIntoViewIfNeeded();
    await recent.getByRole('link', { name: otherProduct.title }).waitFor();
    await expectSound(page, 'product, seen before');
    const stored = await page.evaluate(() => localStorage.getItem('recently-viewed'));
    expect(JSON.parse(stored ?? '')).toEqual([product._id, otherProduct._id]);
    expect(await movedBy(page)).toBeLessThan(0.01);
    // The page's own HTML has an empty place there.
    const html = await (await fetch(shopUrl + path(product))).text();
    const [, place = ''] = html.split('data-recent=');
    expect(place.slice(0, place.indexOf('</section>'))).not.toContain('/shop/products/');
    await recent.getByRole('button', { name: 'Tyhjennä katsellut' }).click();
    await page.getByText('Katsellut tuotteet on tyhjennetty.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
    await expectSound(page, 'product, its recent ones cleared');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a guest may look; the button and the heart lead to the login and back [spec-112]', async () => {
    const { page, close } = await visitors.open(screen);
    await page.goto(path(product));
    await page.getByRole('heading', { name: product.title, level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Koko-opas' }).waitFor();
    await page.getByText('Materiaali & huolto').waitFor();
    await page.getByText('Tuotetiedot').click();
    await page.getByText('Villatuotteet').last().waitFor();
    await page.locator('.buy-heart').click();
    await page.waitForURL(/\/auth\/login\?/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path(product));
    await page.goto(path(product));
    await page.getByLabel('Koko', { exact: true }).selectOption('M');
    await page.getByLabel('Malli', { exact: true }).selectOption('1');
    await buyButton(page).click();
    await page.waitForURL(/\/auth\/login\?/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path(product));
    await close();
  });

  test('a product that is not there says so [spec-47]', async () => {
    const { page, close } = await visitors.open(screen);
    const answer = await page.goto('/shop/products/000000000000000000000000');
    expect(answer?.status()).toBe(404);
    await page.getByText('Error: Tuotetta ei löytynyt').waitFor();
    await expectSound(page, 'no product');
    await close();
  });
});
