import type { Client } from '@shop/testing/http-client';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  anUnpaidOrder,
  aPaidOrder,
  chooseFromMenu,
  goTo,
  moveChosen,
  adminBrowser,
  theWayBack,
} from './back-office.ts';
import { browserOfFile, expectNoSideways, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/* Many orders at once, without a slip of the hand: chosen by a tap, moved after a look, and taken back. */
const visitors = browserOfFile();
const [phone, desktop] = screens;
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin);
});

const shortId = (orderID: string) => orderID.slice(-8);
const tickOf = (page: Page, orderID: string) =>
  page.getByRole('checkbox', { name: `Valitse tilaus ${shortId(orderID)}` });
const numberOf = async (orderID: string) =>
  (await admin.call('GET', `/api/admin/purchase-list/details/${orderID}`)).body.data.orderNumber;
const statusOf = async (orderID: string) =>
  (await admin.call('GET', `/api/admin/purchase-list/details/${orderID}`)).body.data.orderStatus;

type Area = Record<'area' | 'box', DOMRectReadOnly>;

/** Where a checkbox stands, and how far its place reaches, at one moment: its row may still move. */
const areaOf = (tick: Locator): Promise<Area> =>
  tick.evaluate((box) => {
    const area = box.closest('label');
    if (!area) throw new Error('the checkbox has no place around it');
    return { area: area.getBoundingClientRect().toJSON(), box: box.getBoundingClientRect().toJSON() };
  });

describe.each(screens)('on $name', (screen) => {
  test('keys in the menu move nothing; a move says what it does before, and is taken back after [spec-167]', async () => {
    const [first, second] = [await aPaidOrder(product), await aPaidOrder(product)];
    await admin.call('PUT', `/api/admin/purchase-list/change/${second.orderID}`, {
      orderStatus: 'inShipping',
    });
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Purchases');
    for (const { orderID } of [first, second]) await tickOf(page, orderID).check();
    // Closed until the chosen orders are there; what is closed takes no focus.
    const menuButton = page.getByRole('button', { name: 'Vaihda tila', disabled: false });
    await menuButton.waitFor();
    await menuButton.focus();
    const focused = (name?: string) => page.getByRole('menuitem', { name }).and(page.locator(':focus'));
    await page.keyboard.press('ArrowDown');
    await focused().waitFor();
    for (const key of ['ArrowDown', 'p']) await page.keyboard.press(key);
    await page.getByRole('menu', { name: 'Vaihda tila' }).waitFor();
    await focused('Peruutettu').waitFor();
    await expectSound(page, 'menu of statuses');
    await page.keyboard.press('Escape');
    await menuButton.and(page.locator(':focus')).waitFor();
    expect([await statusOf(first.orderID), await statusOf(second.orderID)]).toEqual([
      'confirmed',
      'inShipping',
    ]);

    await page.keyboard.press('Enter');
    await focused('Käsittelyssä').waitFor();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Vaihdetaanko 2 tilauksen tila?' });
    await question.waitFor();
    const moves = question.getByRole('listitem');
    const words = (await moves.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(words).toEqual([
      '1 tilaus Vahvistettu vaihtuu tilaan Käsittelyssä',
      '1 tilaus Matkalla vaihtuu tilaan Käsittelyssä',
      `Tilaus palaa taaksepäin: ${await numberOf(second.orderID)}`,
    ]);
    await expectSound(page, 'question before a move');
    await question.getByRole('button', { name: 'Vaihda tila' }).press('Enter');
    await page.getByText('Status has been changed:)').first().waitFor();
    const undo = await theWayBack(page);
    expect([await statusOf(first.orderID), await statusOf(second.orderID)]).toEqual([
      'inProcess',
      'inProcess',
    ]);
    await expectSound(page, 'offer to take a move back');
    await undo.press('Enter');
    await page.getByText('2 tilauksen tila on palautettu.').waitFor();
    expect([await statusOf(first.orderID), await statusOf(second.orderID)]).toEqual([
      'confirmed',
      'inShipping',
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an order that another admin changed since is left alone, and named [spec-167]', async () => {
    const [first, second] = [await aPaidOrder(product), await aPaidOrder(product)];
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Purchases');
    for (const { orderID } of [first, second]) await tickOf(page, orderID).check();
    await moveChosen(page, 'Matkalla');
    await page.getByText('Status has been changed:)').first().waitFor();
    const undo = await theWayBack(page);
    await admin.call('PUT', `/api/admin/purchase-list/change/${first.orderID}`, { orderStatus: 'delivered' });
    await undo.click();
    await page
      .getByText(`Joku on jo muuttanut näitä, joten niiden tila jäi: ${await numberOf(first.orderID)}.`)
      .waitFor();
    expect([await statusOf(first.orderID), await statusOf(second.orderID)]).toEqual([
      'delivered',
      'confirmed',
    ]);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await close();
  });

  test('a tap beside a checkbox, anywhere in its place, chooses the row [spec-168]', async () => {
    const { orderID } = await aPaidOrder(product);
    const isPhone = screen === phone;
    const { page, complaints, close } = await adminBrowser(visitors, screen, { hasTouch: isPhone });
    await goTo(page, screen, 'Purchases');
    const tick = tickOf(page, orderID);
    await tick.waitFor();
    const places = [
      ({ area, box }: Area) => [(area.x + box.x) / 2, box.y + box.height / 2],
      ({ area, box }: Area) => [(area.x + area.width + box.x + box.width) / 2, box.y + box.height / 2],
      ({ area, box }: Area) => [box.x + box.width / 2, area.y + 4],
      ({ area, box }: Area) => [box.x + box.width / 2, area.y + area.height - 4],
    ];
    for (const place of places) {
      const found = await areaOf(tick);
      expect(Math.min(found.area.width, found.area.height)).toBeGreaterThanOrEqual(43.5);
      const [x = 0, y = 0] = place(found);
      if (isPhone) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await expect.poll(() => tick.isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Poista valinta' }).click();
      await expect.poll(() => tick.isChecked()).toBe(false);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

test('unpaid orders that are rejected together stay so, and the question says it beforehand [spec-167]', async () => {
  const [paid, unpaid] = [await aPaidOrder(product), await anUnpaidOrder(product)];
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await goTo(page, desktop, 'Purchases');
  for (const { orderID } of [paid, unpaid]) await tickOf(page, orderID).check();
  await chooseFromMenu(page, 'Vaihda tila', 'Peruutettu');
  const question = page.getByRole('alertdialog');
  await question.getByText(/^Maksu suljetaan ja tuotteet vapautuvat, eikä sitä voi kumota: /).waitFor();
  await question.getByText(/^Maksu on saatu, ja palautus jää tehtäväksi: /).waitFor();
  await question.getByRole('button', { name: 'Jätä ennalleen' }).waitFor();
  await question.getByRole('button', { name: 'Peru 2 tilausta' }).click();
  await page.getByText('Status has been changed:)').first().waitFor();
  await (await theWayBack(page)).click();
  await page
    .getByText(`Maksamatta peruutetut jäivät peruutetuiksi: ${await numberOf(unpaid.orderID)}.`)
    .waitFor();
  expect([await statusOf(paid.orderID), await statusOf(unpaid.orderID)]).toEqual(['confirmed', 'rejected']);
  expect(complaints).toEqual([]);
  await close();
});

test.each([phone, { ...phone, name: '320 px', width: 320 }])(
  'on $name the open filters are no wider than the screen [spec-168]',
  async (screen) => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    for (const [entry, label] of [
      ['Purchases', 'Päivät'],
      ['Products', 'Kategoria'],
    ] as const) {
      await goTo(page, screen, entry);
      await page.getByRole('button', { name: 'Suodata' }).click();
      await page.getByLabel(label).waitFor();
      await expectNoSideways(page, `${entry} with open filters`);
      for (const field of await page.locator('main select, main input').all()) {
        const { x, width } = (await field.boundingBox()) ?? { x: 0, width: 0 };
        expect(x + width).toBeLessThanOrEqual(screen.width);
      }
    }
    expect(complaints).toEqual([]);
    await close();
  },
);
