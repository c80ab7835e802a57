import { newClient } from '@shop/testing/http-client';
import { describe, expect, test } from 'vitest';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { theShop } from './the-shop.ts';

const [phone, desktop] = screens;
const visitors = browserOfFile();

describe('pages of words', () => {
  test.each([
    ['/shop/historia', 'Ensin oli yksi lammas', 'First there was one sheep'],
    ['/shop/faq', 'Usein kysyttyä', 'Questions and answers'],
  ])(
    '%s is there in Finnish and in English, each marked as what it is [spec-57 spec-58]',
    async (path, finnish, english) => {
      const { page, close } = await visitors.open(phone);
      const langOf = (name: string): Promise<string | null | undefined> =>
        page
          .getByRole('heading', { name, level: 1 })
          .evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang'));
      await page.goto(path);
      expect(await langOf(finnish)).toBe('fi');
      await page.getByRole('link', { name: 'In English' }).click();
      expect(await langOf(english)).toBe('en');
      expect(await page.locator('nav.languages').getAttribute('lang')).toBe('fi');
      await expectSound(page, `${path} in English`);
      await page.getByRole('link', { name: 'Suomeksi' }).click();
      await page.getByRole('heading', { name: finnish, level: 1 }).waitFor();
      await close();
    },
  );

  test('there are eight questions in both languages, one open at a time [spec-58]', async () => {
    const { page, close } = await visitors.open(desktop);
    for (const path of ['/shop/faq?kieli=en', '/shop/faq']) {
      await page.goto(path);
      expect(await page.locator('details.question').count()).toBe(8);
    }
    await page.locator('details.question summary').nth(4).click();
    expect(await page.locator('details.question[open]').count()).toBe(1);
    await page.getByText('Käsinpesu').or(page.getByText('Pese käsin')).first().waitFor();
    await close();
  });

  test('contact gives all four hours [spec-59 spec-143]', async () => {
    const { body } = await newClient(theShop.url).call('GET', '/shop/contact');
    const main = /<main[^]*<\/main>/.exec(String(body))?.[0] ?? '';
    for (const hours of ['arkisin 9–17', 'ma–pe 10–16', 'joka päivä 11–17', '24 tunnin'])
      expect(main).toContain(hours);
  });

  test('the legal pages say who sells, how to withdraw and where to complain [spec-11 spec-151 law-12]', async () => {
    const guest = newClient(theShop.url);
    const read = async (name: string): Promise<string> =>
      String((await guest.call('GET', `/shop/${name}`)).body);
    const [terms, returns, privacy] = await Promise.all(['terms', 'returns', 'privacy'].map(read));
    for (const phrase of [
      'Y-tunnus',
      'arvonlisäveron',
      'https://www.kuluttajaneuvonta.fi',
      'https://www.kuluttajariita.fi',
    ])
      expect(terms).toContain(phrase);
    for (const phrase of ['14 päivän', 'id="peruuttamislomake"', 'Kuluttajan allekirjoitus', 'Tarpeeton'])
      expect(returns).toContain(phrase);
    for (const phrase of ['Rekisterinpitäjä', 'https://tietosuoja.fi', 'kirjanpitolaki', 'Evästeet'])
      expect(privacy).toContain(phrase);
  });

  test('the withdrawal form prints by itself [spec-151 law-11]', async () => {
    const { page, close } = await visitors.open(desktop);
    await page.goto('/shop/returns');
    await page.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Tulosta lomake' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Peruuttamislomake' }).isVisible()).toBe(true);
    for (const hidden of ['header .bar', 'footer', '.page-head', '#rahat'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    await close();
  });
});
