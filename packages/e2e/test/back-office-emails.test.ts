import { emailKinds } from '@shop/shop-rules';
import { describe, expect, test } from 'vitest';
import { aPaidOrder, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient } from './test-product.ts';

/* Sent emails, and previews of all kinds. */
const visitors = browserOfFile();

describe.each(screens)('on $name', (screen) => {
  test('an email is listed on its order, read as its customer reads it, and sent again [spec-183]', async () => {
    const product = await addTestProduct(await adminClient());
    const { orderID } = await aPaidOrder(product, 'Kirsti Kirjala');
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto(`/admin/orders/${orderID}`);
    const onOrder = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    await onOrder.getByRole('button', { name: 'Lähetä uudelleen' }).waitFor();
    await expectSound(page, 'an order with its emails');
    await onOrder.getByRole('link', { name: 'Tilausvahvistus' }).click();

    const sheet = page.getByRole('dialog', { name: 'Tilausvahvistus' });
    const email = sheet.frameLocator('iframe');
    await email.getByRole('heading', { name: 'Kiitos tilauksestasi' }).waitFor();
    await email.getByText('Hei Kirsti Kirjala,').waitFor();
    await expect
      .poll(() =>
        email
          .locator('img')
          .evaluateAll(
            (all) => all.length > 0 && all.every((image) => 'naturalWidth' in image && image.naturalWidth),
          ),
      )
      .toBeTruthy();
    await sheet.getByRole('button', { name: 'Tekstinä' }).click();
    await sheet.getByText('Yhteensä: ').waitFor();
    await expectSound(page, 'an email');
    await sheet.getByRole('button', { name: 'Lähetä uudelleen' }).click();
    await expect
      .poll(() => sheet.getByRole('listitem').filter({ hasText: 'Tallessa tiedostona' }).count())
      .toBe(2);
    await sheet.getByRole('button', { name: 'Sulje' }).click();

    await page.getByLabel('Vastaanottaja tai tilausnumero').fill(orderID.slice(-8));
    await page.getByText('1 viesti', { exact: true }).waitFor();
    await expectSound(page, 'the list of emails');
    await page.getByRole('link', { name: 'Viestien mallit' }).click();
    await page.getByRole('heading', { name: 'Kutsu hallintaan' }).waitFor();
    await expectSound(page, 'the previews of emails');
    // No email is wider than its frame; each frame is empty until its email has come.
    const overhangs = () =>
      page.locator('iframe').evaluateAll((frames) =>
        frames.map((frame) => {
          const root = (frame as HTMLIFrameElement).contentDocument?.documentElement;
          return root?.textContent ? root.scrollWidth - root.clientWidth : null;
        }),
      );
    await expect.poll(overhangs).toEqual(emailKinds.map(() => 0));
    // The frames refused the script by which the accessibility check looks into them, as they would any other.
    expect(complaints.filter((text) => !text.startsWith('Blocked script execution'))).toEqual([]);
    await close();
  });
});
