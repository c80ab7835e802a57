import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPaidOrder, adminBrowser } from './back-office.ts';
import { browserOfFile, screens } from './browser.ts';
import { isFocused, press, tabTo } from './by-keyboard.ts';
import { addTestProduct, adminClient } from './test-product.ts';

/* The admin's rarer work by keyboard alone: a draft of a page of law, and a buyer's withdrawal. */
const visitors = browserOfFile();
const [, desktop] = screens;

test('a draft of a page of law is written, saved and held back from publishing', async () => {
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await page.goto('/admin/settings/legal/terms');
  await press(page, page.getByRole('button', { name: 'Tietosuoja' }));
  await page.waitForURL('**/legal/privacy');
  // The address is the new page's a moment before the old one's text is gone.
  await page.getByRole('button', { name: 'Tietosuoja', pressed: true }).waitFor();
  const text = page.getByRole('textbox', { name: 'Teksti' });
  await tabTo(page, text);
  const words = `Luettu näppäimillä ${randomBytes(3).toString('hex')}.`;
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(`\n\n${words}`);
  await page.getByRole('paragraph').filter({ hasText: words }).waitFor();
  await press(page, page.getByRole('button', { name: 'Tallenna luonnos' }));
  await page.getByText(/^Luonnos, tallentanut /).waitFor();
  // What is saved cannot be saved again: the next thing to do takes the focus.
  const publish = page.getByRole('button', { name: 'Julkaise', exact: true });
  await expect.poll(() => isFocused(publish)).toBe(true);

  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await expect
    .poll(() => question.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await press(page, question.getByRole('button', { name: 'Peruuta' }));
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(publish)).toBe(true);
  // Back to the text, and on to the versions.
  await tabTo(page, text, 'Shift+Tab');
  await tabTo(page, page.getByRole('main').locator('a[href*="versio="]'));
  expect(complaints).toEqual([]);
  await close();
});

test('the pieces of a withdrawal come back, and its money goes', async () => {
  const product = await addTestProduct(await adminClient());
  const name = `Peruva ${randomBytes(3).toString('hex')}`;
  const { orderID, customer } = await aPaidOrder(product, name);
  const withdrawn = await customer.call('POST', '/api/shop/withdrawal/confirm', {
    orderID,
    name,
    lines: [{ line: 0, quantity: 1 }],
  });
  expect(withdrawn.status).toBe(201);

  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await page.goto('/admin/withdrawals');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${orderID}"]`) });
  await press(page, row.getByRole('button', { name: 'Tuotteet saapuivat' }));
  await row.getByText(/^Tuotteet saapuivat \d/).waitFor();
  // Its button is gone, and the row keeps the focus.
  const refund = row.getByRole('button', { name: 'Palauta rahat' });
  await expect.poll(() => isFocused(refund)).toBe(true);

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Peruutuksen rahat' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(refund)).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Arvon alentuminen, €'));
  await page.keyboard.type('9');
  await tabTo(page, dialog.getByLabel('Miksi arvo on alentunut'));
  await page.keyboard.type('Pesty.');
  await press(page, dialog.getByRole('button', { name: /^Palauta 120,00/ }));
  await dialog.waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
  // Of the row that is gone the next one, or the page itself, takes the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test('keys lead through weeks and months', async () => {
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  const chip = page.getByRole('button', { name: /^Päivät: / });
  const dialog = page.getByRole('dialog', { name: 'Päivät' });
  const day = (name: string) => dialog.getByRole('button', { name, exact: true });
  await press(page, chip);
  await dialog.getByLabel('Alkaen').fill('31.3.2026');
  await dialog.getByLabel('Asti').fill('31.3.2026');
  await press(page, dialog.getByRole('button', { name: 'Valmis' }));
  // A dialog that fades out has no role any more, and would open again as it was.
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  // The calendar opens at the chosen day's month.
  await press(page, chip);
  await tabTo(page, day('tiistai 31. maaliskuuta 2026'));
  for (const [key, name] of [
    ['ArrowRight', 'keskiviikko 1. huhtikuuta 2026'],
    ['ArrowLeft', 'tiistai 31. maaliskuuta 2026'],
    ['ArrowUp', 'tiistai 24. maaliskuuta 2026'],
    ['ArrowDown', 'tiistai 31. maaliskuuta 2026'],
    ['Home', 'maanantai 30. maaliskuuta 2026'],
    ['End', 'sunnuntai 5. huhtikuuta 2026'],
    ['ArrowUp', 'sunnuntai 29. maaliskuuta 2026'],
    ['PageUp', 'lauantai 28. helmikuuta 2026'],
    ['PageDown', 'lauantai 28. maaliskuuta 2026'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => isFocused(day(name)), { message: `${key} leads to ${name}` }).toBe(true);
  }
  await press(page, dialog.getByRole('button', { name: 'Edellinen kuukausi' }), 'Shift+Tab');
  await dialog.getByText('helmikuu 2026').waitFor();
  await press(page, dialog.getByRole('button', { name: 'Seuraava kuukausi' }));
  await press(page, day('lauantai 28. maaliskuuta 2026'));
  await expect.poll(() => dialog.getByLabel('Asti').inputValue()).toBe('28.3.2026');
  expect(complaints).toEqual([]);
  await close();
});
