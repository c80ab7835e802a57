import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aPaidOrder, adminBrowser } from './back-office.ts';
import { browserOfFile, expectNoSideways, screens } from './browser.ts';
import { coveredBy } from './covered-by.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/* Everything has its place: a message lies on nothing of an open order, and a long dialog keeps its buttons in view. */
const visitors = browserOfFile();
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

test.each(screens)('on $name a message leaves the open order free', async (screen) => {
  const { orderID } = await aPaidOrder(product);
  const { page, complaints, close } = await adminBrowser(visitors, screen);
  await page.goto(`/admin/orders/${orderID}`);
  const sheet = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
  const update = sheet.getByRole('button', { name: 'Update Order Status' });
  await sheet.getByLabel('Order Status').selectOption('inProcess');
  // The pointer waits until the sheet slides no more.
  await update.hover();
  const place = await update.boundingBox();
  await update.click();
  const toast = page.locator('.MuiSnackbarContent-root');
  await toast.getByText('Status has been changed:)').waitFor();
  const parts = sheet.locator(':scope > :is(header, section, form)');
  expect(await parts.count()).toBe(3);
  await expect.poll(() => coveredBy(toast, parts)).toEqual([]);
  // The form restarts with the order's new status: for a moment there is no button.
  await expect.poll(() => update.boundingBox()).toEqual(place);
  expect(complaints).toEqual([]);
  await close();
});

test.each(screens)(
  'on $name a press beside the button of a message reaches what lies under it',
  async (screen) => {
    const { orderID } = await aPaidOrder(product);
    const { page, close } = await adminBrowser(visitors, screen);
    await page.goto(`/admin/orders/${orderID}`);
    const sheet = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    await sheet.getByLabel('Order Status').selectOption('inProcess');
    await sheet.getByRole('button', { name: 'Update Order Status' }).click();
    const toast = page.locator('.MuiSnackbarContent-root');
    await toast.getByText('Status has been changed:)').waitFor();
    // What a press in the middle of the words and of the buttons would reach, all in one moment.
    const reached = await toast.evaluate((message) => {
      const isReached = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return message.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      const words = [...message.querySelectorAll('.MuiSnackbarContent-message')];
      return { words: words.map(isReached), buttons: [...message.querySelectorAll('button')].map(isReached) };
    });
    expect(reached).toEqual({ words: [false], buttons: [true] });
    await close();
  },
);

test.each(screens)('on $name a message that a product was refused does not hide why', async (screen) => {
  const { page, close } = await adminBrowser(visitors, screen);
  await page.goto(`/admin/product/${product._id}`);
  const sheet = page.getByRole('dialog', { name: 'Muokkaa tuotetta' });
  const sale = sheet.getByLabel('Alennushinta, €');
  await sale.fill('9 999');
  // It stands as low as it can be seen, where the message is to come.
  await sale.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await sheet.getByRole('button', { name: 'Edit', exact: true }).click();
  const toast = page.locator('.MuiSnackbarContent-root');
  await toast.getByText('Tarkista tiedot.').waitFor();
  await expect.poll(() => sale.evaluate((field) => field.matches('[aria-invalid="true"]:focus'))).toBe(true);
  const why = sheet.getByText('Alennushinnan on oltava pienempi kuin hinta.');
  const isInView = (shown: Locator) =>
    shown.evaluate((element) => {
      const [own, around] = [element, element.closest('form > fieldset > div')].map((node) =>
        node?.getBoundingClientRect(),
      );
      return own && around && own.top >= around.top && own.bottom <= around.bottom;
    });
  for (const shown of [sale, why]) {
    await expect.poll(() => isInView(shown)).toBe(true);
    expect(await coveredBy(toast, shown)).toEqual([]);
  }
  await close();
});

test.each(screens)('on $name a new code with two mistakes keeps its buttons in view', async (screen) => {
  const { page, close } = await adminBrowser(visitors, screen);
  await page.goto('/admin/discount-codes');
  await page.getByRole('button', { name: 'Uusi koodi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uusi alennuskoodi' });
  const save = dialog.getByRole('button', { name: 'Tee koodi' });
  /** Whether a click in its middle would reach it. */
  const isInReach = () =>
    save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return (
        y + height <= innerHeight && button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      );
    });
  await save.waitFor();
  expect(await isInReach()).toBe(true);
  await save.click();
  await dialog.getByText('Anna kokonaisluku 1–99.').waitFor();
  expect(await dialog.locator('[aria-invalid="true"]').count()).toBe(2);
  expect(await isInReach()).toBe(true);
  // Every field can still be brought above the buttons.
  const last = dialog.getByLabel('Käyttökertoja asiakasta kohti');
  await last.focus();
  expect(await coveredBy(last, save)).toEqual([]);
  expect(await isInReach()).toBe(true);
  await expectNoSideways(page, 'new code');
  await close();
});

test('on a phone no line of accounting is wider than the screen', async () => {
  const [phone] = screens;
  await aPaidOrder(product);
  const { page, close } = await adminBrowser(visitors, phone);
  await page.goto('/admin/books');
  const table = page.getByRole('table');
  await table
    .getByText(/^\d+ kuitti/)
    .first()
    .waitFor();
  for (const row of await table.locator('tbody tr').all()) {
    const box = await row.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(phone.width);
  }
  expect(
    await table.evaluate(({ parentElement: frame }) => frame && frame.scrollWidth - frame.clientWidth),
  ).toBe(0);
  await close();
});
