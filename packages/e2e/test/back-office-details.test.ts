import { randomBytes } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, goTo, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/* What the specification says of the orders’ table, the order dialog and the uploader, sentence by sentence. */
const visitors = browserOfFile();
const [, desktop] = screens;
const statuses = ['pending', 'confirmed', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const;
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
  // One order for each status that the table is to show.
  for (const _ of statuses) await aPaidOrder(product);
});

const oneOrder = /\/api\/admin\/rest\/orders\/[0-9a-f]+$/;
const orderList = /\/api\/admin\/rest\/orders\?/;

/** Lets the real answer through, each of its orders changed. */
async function answerWith(route: Route, change: (order: object, index: number) => object): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as object | object[];
  await route.fulfill({ response, json: Array.isArray(body) ? body.map(change) : change(body, 0) });
}

/** The colour's name, as one would say it. */
function said(rgb: string): string {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map(Number);
  const highest = Math.max(red, green, blue);
  if (highest - Math.min(red, green, blue) < 30 && highest !== green) return 'grey';
  if (highest === blue) return 'blue';
  if (highest === green) return Math.abs(green - blue) < 10 ? 'teal' : 'green';
  return green > 2 * blue ? 'yellow' : 'red';
}

describe('the orders', () => {
  const openOrders = async () => {
    const visitor = await adminBrowser(visitors, desktop);
    await goTo(visitor.page, desktop, 'Purchases');
    await visitor.page.getByRole('heading', { name: 'Tilauksesi' }).waitFor();
    return visitor;
  };

  test('the table has the owner’s columns, days without a clock, euros with two decimals, each status its colour [spec-70 spec-84]', async () => {
    const { page, close } = await openOrders();
    await page.route(orderList, (route) =>
      answerWith(route, (order, index) => ({
        ...order,
        orderStatus: statuses[index] ?? 'pending',
        totalAmount: 1249.5,
        orderDate: '2026-11-22T22:30:00.000Z',
      })),
    );
    await page.goto('/admin/orders');
    const table = page.getByRole('table', { name: 'Tilauksesi' });
    for (const name of ['Order ID', 'Order Date', 'Status', 'Total', 'Details'])
      await table.getByRole('columnheader', { name }).waitFor();
    const row = table.getByRole('row').nth(1);
    await row.getByText('1\u00a0249,50\u00a0€').waitFor();
    // Half past midnight in Finland, where it is the next day already.
    await row.getByText('23.11.2026', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'Details' }).waitFor();
    const colours = await Promise.all(
      statuses.map(async (status) => {
        const badge = table.locator(`[data-status="${status}"]`).first();
        return said(await badge.evaluate((element) => getComputedStyle(element).color));
      }),
    );
    expect(colours).toEqual(['grey', 'teal', 'yellow', 'blue', 'green', 'red']);
    await close();
  });

  test('an order that lacks its date, status, lines and address says so in the owner’s words [spec-71]', async () => {
    const { page, complaints, close } = await openOrders();
    await page.route(oneOrder, (route) =>
      answerWith(route, (order) => ({
        ...order,
        orderDate: '',
        orderStatus: '',
        cartItems: [],
        address: null,
      })),
    );
    await page.getByRole('button', { name: 'Details' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    for (const words of ['N/A', 'Ei tuotteita löytynyt.', 'Osoitetietoja ei annettu.'])
      await dialog.getByText(words, { exact: true }).waitFor();
    await dialog.locator('dl').getByText('Odottaa', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('the dialog opens with its details, a change reloads them and the list, and closing leaves nothing behind [spec-71 spec-89 spec-90]', async () => {
    const { orderID } = await aPaidOrder(product);
    const { page, complaints, close } = await openOrders();
    const details = page.locator(`[aria-describedby="order-${orderID}"]`, { hasText: 'Details' });
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(oneOrder, async (route) => {
      await asked;
      await route.continue();
    });
    const request = page.waitForRequest(oneOrder);
    await details.click();
    await request;
    expect(await dialog.count()).toBe(0);
    answer();
    await dialog.getByText(orderID).first().waitFor();
    for (const words of [
      '129,00\u00a0€',
      'Kortti',
      'Maksettu',
      'M · Malli 2 · 1 kpl',
      '33210 Tampere',
      '040 123 4567',
    ])
      await dialog.getByText(words).first().waitFor();

    await dialog.getByLabel('Order Status').selectOption('delivered');
    await dialog.getByRole('button', { name: 'Update Order Status' }).click();
    await page.getByText('Status has been changed:)').first().waitFor();
    await dialog.locator('dl [data-status="delivered"]').waitFor();
    await page
      .getByRole('row', { name: new RegExp(orderID.slice(-8)), includeHidden: true })
      .locator('[data-status="delivered"]')
      .waitFor();
    expect(await dialog.getByLabel('Order Status').inputValue()).toBe('delivered');

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/admin/orders');
    await page.getByRole('button', { name: 'Details' }).nth(1).click();
    await dialog.waitFor();
    expect(await dialog.getByText(orderID).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** Drops files on the uploader, as a hand does it with a mouse. */
async function drop(page: Page, names: [name: string, type: string][]): Promise<void> {
  const files = await page.evaluateHandle((wanted) => {
    const canvas = document.createElement('canvas');
    canvas.width = 240;
    canvas.height = 300;
    canvas.getContext('2d')?.fillRect(0, 0, 240, 300);
    const bytes = Uint8Array.from(atob(canvas.toDataURL('image/jpeg').split(',')[1] ?? ''), (sign) =>
      sign.charCodeAt(0),
    );
    const transfer = new DataTransfer();
    for (const [name, type] of wanted) transfer.items.add(new File([bytes], name, { type }));
    return transfer;
  }, names);
  await page.getByText('Select or drag images').first().dispatchEvent('drop', { dataTransfer: files });
}

test('dropped pictures are uploaded by themselves, with their progress in the console; what is no picture is refused [spec-73 spec-82 spec-110 spec-116]', async () => {
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  await goTo(page, desktop, 'Products');
  await page.getByRole('button', { name: '+ New Product' }).click();
  const sheet = page.getByRole('dialog', { name: 'Lisää' });
  await sheet.getByText('Select or drag images').first().waitFor();
  await drop(page, [['hinnasto.pdf', 'application/pdf']]);
  await sheet.getByText(/ei ole JPEG-, PNG-, WebP- tai AVIF-kuva/).waitFor();
  await drop(page, [
    ['edesta.jpg', 'image/jpeg'],
    ['takaa.jpg', 'image/jpeg'],
  ]);
  await sheet.getByText(/^2 files, \d+\.\d{2} MB$/).waitFor();
  await sheet.getByText('Add more images').first().waitFor();
  const previews = sheet.getByRole('list', { name: 'Tuotteen kuvat' });
  await expect.poll(() => previews.getByRole('listitem').count()).toBe(2);
  expect(logged.some((line) => /^Image upload: \d+ of \d+ bytes$/.test(line))).toBe(true);
  await sheet.getByRole('button', { name: 'Remove Images' }).click();
  await sheet.getByText('Select or drag images').first().waitFor();
  expect(await previews.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a picture above 8 MB is made smaller before it is sent, and a narrow one is named', async () => {
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  const side = 1800;
  const noise = { width: side, height: side, channels: 3 } as const;
  const large = await sharp(randomBytes(3 * side * side), { raw: noise })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(8_000_000);
  const narrow = await sharp({ create: { width: 1199, height: 1499, channels: 3, background: '#2F5560' } })
    .jpeg()
    .toBuffer();
  await goTo(page, desktop, 'Products');
  await page.getByRole('button', { name: '+ New Product' }).click();
  const sheet = page.getByRole('dialog', { name: 'Lisää' });
  await sheet.locator('input[type="file"]').setInputFiles([
    { name: 'suuri.png', mimeType: 'image/png', buffer: large },
    { name: 'kapea.jpg', mimeType: 'image/jpeg', buffer: narrow },
  ]);
  await sheet.getByText(/^2 files, [1-7]\.\d{2} MB$/).waitFor();
  await sheet.getByText(/kapeampi kuin 1200 kuvapistettä: kapea\.jpg \(1199\)\.$/).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe.each(screens)('on $name', (screen) => {
  test('a broken picture is named and put aside; the others are there, and so is the next batch [spec-122 spec-170]', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    const picture = async (background: string) => ({
      name: `${background.slice(1)}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 240, height: 300, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    });
    const whole = await picture('#2F5560');
    const cut = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length - 200) };
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await goTo(page, screen, 'Products');
    await page.getByRole('button', { name: '+ New Product' }).click();
    const sheet = page.getByRole('dialog', { name: 'Lisää' });
    const previews = sheet.getByRole('list', { name: 'Tuotteen kuvat' }).getByRole('listitem');
    const choose = (files: (typeof cut)[]) => sheet.locator('input[type="file"]').setInputFiles(files);
    await choose([
      await picture('#7C2F3B'),
      { ...cut, name: 'puoliksi.jpg' },
      await picture('#4A5B43'),
      { ...cut, name: 'katkennut.jpg' },
    ]);
    await sheet.getByText(/^2 files, \d+\.\d{2} MB$/).waitFor();
    expect(alerts).toEqual(['Upload failed. Please try again.']);
    const refused = sheet.getByRole('list', { name: 'Kuvat, joita ei voitu lisätä' });
    await refused.getByText(/^puoliksi\.jpg on vioittunut tai jäänyt kesken\./).waitFor();
    await refused.getByText(/^katkennut\.jpg on vioittunut tai jäänyt kesken\./).waitFor();
    await expect.poll(() => previews.count()).toBe(2);
    await expectSound(page, 'pictures of which two were refused');

    await choose([await picture('#B9832F')]);
    await sheet.getByText(/^3 files, \d+\.\d{2} MB$/).waitFor();
    expect(alerts).toHaveLength(1);
    await refused.getByRole('button', { name: 'Poista puoliksi.jpg luettelosta' }).click();
    expect(await refused.getByRole('listitem').count()).toBe(1);
    await refused.getByRole('button', { name: 'Poista katkennut.jpg luettelosta' }).click();
    await refused.waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: 'Poista kuva' }).click();
    await sheet.getByText(/^2 files, \d+\.\d{2} MB$/).waitFor();
    // One control moves a picture between the models and the details, by keyboard too.
    const details = sheet.getByRole('list', { name: 'Lähikuvat ja muut näkymät' }).getByRole('listitem');
    await sheet.getByRole('button', { name: 'Siirrä yksityiskohdaksi' }).press('Enter');
    await expect.poll(async () => [await previews.count(), await details.count()]).toEqual([1, 1]);
    await expectSound(page, 'a detail beside a model');
    await sheet.getByRole('button', { name: 'Siirrä malliksi' }).press('Enter');
    await expect.poll(async () => [await previews.count(), await details.count()]).toEqual([2, 0]);
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
    await close();
  });
});
