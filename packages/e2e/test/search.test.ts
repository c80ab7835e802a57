import { newCustomer, type Client, type Customer } from '@shop/testing/http-client';
import { beforeAll, expect, test } from 'vitest';
import { browserOfFile, expectSound, movedBy, screens, signInAs, type Visitor } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

const browser = browserOfFile();
let admin: Client;
let customer: Customer;
let jumper: TestProduct;
let name: string;

beforeAll(async () => {
  admin = await adminClient();
  customer = await newCustomer(theShop.url);
  // A word of its own, so that the search finds this product first whatever else there is.
  name = `kuutamo${Array.from(customer.id.slice(0, 6), (digit) => 'abcdefghijklmnop'[parseInt(digit, 16)]).join('')}`;
  jumper = await addTestProduct(admin, { title: `${name}-villapaita` });
});

async function atTheSearch(screen: (typeof screens)[number], keyword = ''): Promise<Visitor> {
  const visitor = await browser.open(screen);
  await signInAs(visitor.page, customer);
  await visitor.page.goto(keyword ? `/shop/search?keyword=${encodeURIComponent(keyword)}` : '/shop/search');
  return visitor;
}

test.each(screens)(
  'on $name a search goes from the hint to the product, misspelt too [spec-48]',
  async (screen) => {
    const { page, complaints, close } = await atTheSearch(screen);
    const field = page.getByPlaceholder('Hae tuotteita (vähintään 3 merkkiä)...');
    await page.getByText('Syötä vähintään 3 merkkiä hakeaksesi tuotteita.').waitFor();
    await expectSound(page, 'the empty search');

    await field.fill('ku');
    // The address changes in the moment in which the page decides whether to search.
    await page.waitForURL(/keyword=ku$/);
    await page.getByText('Syötä vähintään 3 merkkiä hakeaksesi tuotteita.').waitFor();

    await field.fill(name);
    await page.getByText(`Löytyi 1 tuotetta hakusanalla "${name}"`).waitFor();
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(name);
    await page.getByRole('option', { name: jumper.title }).waitFor();
    // What was found stands below the suggestions, never under them.
    await expect
      .poll(async () => {
        const suggested = await page.getByRole('listbox').boundingBox();
        const found = await page.locator('.grid').boundingBox();
        return suggested && found && found.y - (suggested.y + suggested.height);
      })
      .toBeGreaterThanOrEqual(0);
    await expectSound(page, 'the open suggestions');
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe(name);
    await expectSound(page, 'the found products');

    const misspelt = name.replace('kuutamo', 'kutamoo');
    await field.fill(misspelt);
    await page.getByText(`hakusanalla "${misspelt}"`).waitFor();
    await page.locator('.grid').getByText(jumper.title).waitFor();

    await field.fill('');
    await page.getByText('Syötä vähintään 3 merkkiä hakeaksesi tuotteita.').waitFor();
    expect(page.url()).not.toContain('keyword');
    expect(complaints).toEqual([]);
    await close();
  },
);

test('suggestions are chosen with the keyboard alone, and the field keeps the focus [spec-158]', async () => {
  const { page, close } = await atTheSearch(screens[1]);
  const field = page.getByRole('combobox', { name: 'Hae tuotteita' });
  await field.focus();
  // At once: what is offered for less than this would be replaced, and the choice in it lost.
  await page.keyboard.insertText(name.slice(0, 10));
  const option = page.getByRole('option', { name: jumper.title });
  await option.waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  expect(await option.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[aria-selected=true]').textContent()).toContain('Villatuotteet');
  await page.keyboard.press('ArrowUp');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/shop/products/${jumper._id}`);
  await close();
});

test('a suggested category opens the listing with its filter', async () => {
  const { page, close } = await atTheSearch(screens[0]);
  await page.getByRole('combobox').fill(name.slice(0, 10));
  await page.getByRole('option', { name: 'Villatuotteet' }).click();
  await page.waitForURL('**/shop/listing?kategoria=villatuotteet');
  expect(await page.evaluate(() => sessionStorage.getItem('filters'))).toBe(
    '{"kategoria":["villatuotteet"]}',
  );
  await close();
});

test('a search that finds nothing says what could have been meant, and shows ways on [spec-50]', async () => {
  const guess = name.replace('kuutamo', 'kuqtqmq');
  const { page, complaints, close } = await atTheSearch(screens[0], guess);
  await page.getByRole('heading', { name: 'Ei hakutuloksia' }).waitFor();
  await expectSound(page, 'the search without results');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByText(`Löytyi 1 tuotetta hakusanalla "${name}"`).waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe(name);
  expect(complaints).toEqual([]);
  await close();
});

test('the server renders the results of an address, so that nothing jumps [spec-51]', async () => {
  const url = `/shop/search?keyword=${name}`;
  const { page, close } = await atTheSearch(screens[1], name);
  const html = await (await page.request.get(url)).text();
  expect(html).toContain(jumper.title);
  expect(html).toContain('Löytyi 1 tuotetta');
  await page.waitForLoadState('networkidle');
  expect(await movedBy(page)).toBeLessThan(0.01);
  await close();
});

test('a search word that is cut inside an emoji is answered by a page, without half a sign', async () => {
  const keyword = encodeURIComponent(`${'a'.repeat(63)}🧶`);
  const { status, body } = await customer.call('GET', `/shop/search?keyword=${keyword}`);
  expect(status).toBe(200);
  expect(String(body)).toContain('a'.repeat(63));
  expect(String(body)).not.toContain('\uFFFD');
});
