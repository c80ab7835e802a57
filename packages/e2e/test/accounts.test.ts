import { expect, test } from 'vitest';
import { adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { theShop } from './the-shop.ts';

const visitors = browserOfFile();

test.each(screens)(
  'on $name an owner confirms a change of rights, and sees that their own rights are fixed',
  async (screen) => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto('/admin/accounts');
    const row = page.getByRole('listitem').filter({ hasText: theShop.accounts.admin.email });
    const rights = row.getByRole('combobox', { name: /^Oikeudet: / });
    const question = page.getByRole('alertdialog');
    for (const [choice, words] of [
      ['viewer', /^Muutetaanko oikeudet: .+, Katselu\?$/],
      ['none', /^Poistetaanko oikeudet: /],
    ] as const) {
      await rights.selectOption(choice);
      await question.getByRole('heading', { name: words }).waitFor();
      await question.getByText(/^Nämä ovat omat oikeutesi\. /).waitFor();
      await expectSound(page, `question before own rights: ${choice}`);
      await question.getByRole('button', { name: 'Peruuta' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await rights.inputValue()).toBe('owner');
    }
    expect(complaints).toEqual([]);
    await close();
  },
);
