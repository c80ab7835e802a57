import { connectMongo, createLogger } from '@shop/service-kit';
import type { Client } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminBrowser, aPaidOrder } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { isFocused, press, tabTo } from './by-keyboard.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

const visitors = browserOfFile();
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin, { stock: 0, sizes: ['M'], toOrder: { daysOfWork: 1, maxQueue: 20 } });
});

type Piece = { orderID: string; number: string };

async function aPiece(buyer: string, week: string): Promise<Piece> {
  const { orderID } = await aPaidOrder(product, buyer);
  const database = await connectMongo('order', theShop.database, createLogger('test', 'silent'));
  const orders = database.connection.collection<{ _id: string }>('orders');
  await orders.updateOne({ _id: orderID }, { $set: { 'lines.0.promise.week': week } });
  await database.close();
  const { body } = await admin.call('GET', `/api/admin/purchase-list/details/${orderID}`);
  return { orderID, number: body.data.orderNumber };
}

const rowOf = (page: Page, { number }: Piece) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number, exact: true }) });
const stepOf = (page: Page, { number }: Piece, way: 'ylemmäs' | 'alemmas') =>
  page.getByRole('button', { name: `Siirrä ${way}: ${product.title}, ${number}` });
const shown = (page: Page, pieces: Piece[]) => async () => {
  const numbers = await page.locator('[data-piece] a').allInnerTexts();
  return numbers.filter((number) => pieces.some((piece) => piece.number === number));
};
const numbersOf = (...pieces: Piece[]) => pieces.map(({ number }) => number);
const toPack = async () => {
  const filter = encodeURIComponent(JSON.stringify({ packing: 'ready' }));
  const { body } = await admin.call('GET', `/api/admin/rest/orders?filter=${filter}`);
  return (body as { id: string }[]).map(({ id }) => id);
};

async function wayAbove(page: Page, piece: Piece, target: Piece) {
  await rowOf(page, target).scrollIntoViewIfNeeded();
  const grip = await rowOf(page, piece).locator('[title="Vedä uuteen paikkaan"]').boundingBox();
  const to = await rowOf(page, target).boundingBox();
  if (!grip || !to) throw new Error('no place to drag');
  return { from: { x: grip.x + 8, y: grip.y + 8 }, to: { x: to.x + 40, y: to.y + 6 } };
}

async function dragAbove(page: Page, piece: Piece, target: Piece): Promise<void> {
  const { from, to } = await wayAbove(page, piece, target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 24, { steps: 4 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

const STEPS = 12;

/** A real finger: the browser may take it for scrolling. */
async function dragByFinger(page: Page, piece: Piece, target: Piece): Promise<void> {
  const { from, to } = await wayAbove(page, piece, target);
  const scrolled = await page.evaluate(() => scrollY);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= STEPS; step += 1) {
    const along = (a: number, b: number) => a + ((b - a) * step) / STEPS;
    await touch('touchMove', [{ x: along(from.x, to.x), y: along(from.y, to.y) }]);
  }
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await touch('touchEnd', []);
  await devtools.detach();
}

describe.each(screens)('on $name', (screen) => {
  test('pieces are ordered by key and by drag, and a late one leads from the dashboard to its parcel', async () => {
    const year = screen.width < 768 ? 2097 : 2098;
    const first = await aPiece('Hilla Mäkelä', `${year}-W03`);
    const second = await aPiece('Oiva Niemi', `${year}-W03`);
    const third = await aPiece('Aila Salo', `${year}-W05`);
    const late = await aPiece('Veikko Laine', '2026-W02');
    const all = [first, second, third];
    expect((await toPack()).filter((id) => [late, ...all].some(({ orderID }) => orderID === id))).toEqual([]);

    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.getByRole('link', { name: /myöhässä luvatusta viikosta$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Työlista' }).waitFor();
    await rowOf(page, late).getByText('Myöhässä').waitFor();
    await rowOf(page, first).getByText('Hilla Mäkelä').waitFor();
    await expectSound(page, 'list of work');
    await expect.poll(shown(page, all)).toEqual(numbersOf(first, second, third));

    await press(page, stepOf(page, second, 'ylemmäs'));
    await expect.poll(shown(page, all)).toEqual(numbersOf(second, first, third));
    await expect.poll(() => isFocused(stepOf(page, second, 'ylemmäs'))).toBe(true);
    // Into the week above, and back into its own, which was empty meanwhile.
    await press(page, stepOf(page, third, 'ylemmäs'));
    await rowOf(page, third).getByText('Luvattu viikolle 5').waitFor();
    await expect.poll(() => isFocused(stepOf(page, third, 'ylemmäs'))).toBe(true);
    await press(page, stepOf(page, third, 'alemmas'));
    await rowOf(page, third).getByText('Luvattu viikolle 5').waitFor({ state: 'detached' });

    await dragAbove(page, first, second);
    await expect.poll(shown(page, all)).toEqual(numbersOf(first, second, third));
    await page.reload();
    await expect.poll(shown(page, all)).toEqual(numbersOf(first, second, third));

    const states = rowOf(page, late).getByRole('group');
    await tabTo(page, states.getByRole('button', { name: 'Valmis' }));
    await page.keyboard.press('Enter');
    await page.getByText(`Tilaus ${late.number} siirtyi lähetettäviin.`).waitFor();
    await expectSound(page, 'list of work with a ready piece');
    await page.getByRole('button', { name: 'Kumoa' }).click();
    await rowOf(page, late).getByText('Myöhässä').waitFor();
    await expect.poll(toPack).not.toContain(late.orderID);
    await states.getByRole('button', { name: 'Valmis' }).click();
    await expect.poll(toPack).toContain(late.orderID);

    await page.goto('/admin/sending');
    const code = page.getByLabel(`Seurantakoodi, ${late.number}`);
    await code.fill(`JJFI${year}`);
    await page.getByRole('button', { name: 'Merkitse lähetetyiksi' }).click();
    const status = async () =>
      (await admin.call('GET', `/api/admin/purchase-list/details/${late.orderID}`)).body.data.orderStatus;
    await expect.poll(status).toBe('inShipping');
    expect(complaints).toEqual([]);
    await close();
  });
});

test('on a phone a finger drags a piece by its grip, also into another week, and the page stands still', async () => {
  const first = await aPiece('Hilla Mäkelä', '2096-W03');
  const second = await aPiece('Oiva Niemi', '2096-W03');
  const third = await aPiece('Aila Salo', '2096-W05');
  const all = [first, second, third];
  const { page, complaints, close } = await adminBrowser(visitors, screens[0], {
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/admin/work-list');
  await expect.poll(shown(page, all)).toEqual(numbersOf(first, second, third));
  await dragByFinger(page, second, first);
  await expect.poll(shown(page, all)).toEqual(numbersOf(second, first, third));
  await dragByFinger(page, third, first);
  await expect.poll(shown(page, all)).toEqual(numbersOf(second, third, first));
  await rowOf(page, third).getByText('Luvattu viikolle 5').waitFor();
  await page.reload();
  await expect.poll(shown(page, all)).toEqual(numbersOf(second, third, first));
  await stepOf(page, second, 'alemmas').tap();
  await expect.poll(shown(page, all)).toEqual(numbersOf(third, second, first));
  expect(complaints).toEqual([]);
  await close();
});

test('two admins who change one piece: the later one is told, and sees the list as it is', async () => {
  const piece = await aPiece('Hilla Mäkelä', '2099-W03');
  const { page, close } = await adminBrowser(visitors, screens[1]);
  await page.goto('/admin/work-list');
  const button = (name: string) => rowOf(page, piece).getByRole('button', { name, exact: true });
  await button('Jonossa').waitFor();
  const path = `/api/admin/rest/orders/${piece.orderID}/work/0`;
  expect((await admin.call('POST', path, { version: 0, state: 'working' })).status).toBe(200);
  await button('Valmis').click();
  await page.getByText(/^Joku muu muutti työlistaa välillä\./).waitFor();
  await rowOf(page, piece).getByRole('button', { name: 'Työn alla', pressed: true }).waitFor();
  await close();
});
