import { expect, test } from 'vitest';
import { aPaidOrder, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient } from './test-product.ts';

/* One customer as the admin sees her: found, read, noted, copied and in the end erased. */
const visitors = browserOfFile();

test.each(screens)(
  'on $name a customer is found by a part of her name, noted, copied and erased [law-28]',
  async (screen) => {
    const name = `Sylvi Hämäläinen ${Date.now().toString(36)}`;
    await aPaidOrder(await addTestProduct(await adminClient()), name);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto('/admin/customers');
    // Accents aside, and from the middle.
    await page.getByLabel('Hae nimellä tai sähköpostilla').fill(name.slice(9).replaceAll('ä', 'a'));
    await page.getByText('1 asiakas', { exact: true }).waitFor();
    await expectSound(page, 'customers');
    await page.getByRole('link', { name }).click();
    const sheet = page.getByRole('dialog', { name });
    const note = sheet.getByLabel('Uusi muistiinpano');
    await note.fill('Toivoo kirjoitetun kortin.');
    await sheet.getByRole('button', { name: 'Tallenna muistiinpano' }).click();
    await sheet.locator('blockquote').filter({ hasText: 'Toivoo kirjoitetun kortin.' }).waitFor();
    // The field is emptied by the answer, and the list is asked for besides.
    await expect.poll(() => note.inputValue()).toBe('');
    await expectSound(page, 'a customer');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('link', { name: 'Lataa kaikki tiedot (JSON)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^asiakkaan-tiedot-.*\.json$/);
    // When the message goes, the end of the sheet moves down, and a press at that moment would miss.
    await page.locator('.MuiSnackbar-root').waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: 'Poista asiakkaan tiedot' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Poista tiedot' }).click();
    await page.getByText('Asiakkaan tiedot on poistettu.').waitFor();
    await page.getByText('Asiakkaita ei löytynyt').waitFor();
    // The sheet may request the deleted customer again.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await close();
  },
);
