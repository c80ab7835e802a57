import { randomBytes } from 'node:crypto';
import { newCustomer, decide, type Customer } from '@shop/testing/http-client';
import { waitFor } from '@shop/testing';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { aPaidOrder } from './back-office.ts';
import { isFocused, press, tabTo } from './by-keyboard.ts';
import { browserOfFile, expectNoSideways, expectSound, keepAsleep, screens, signInAs } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { pageToSay } from './kept-pages.ts';
import { seePaid } from './paid-page.ts';
import { addTestProduct, aPicture, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/*
 * The shop for everybody: bought from by keyboard alone, with the focus led into every drawer and out of it again,
 * without motion where none is wanted, and on screens as narrow as 320 px or enlarged to 200 %.
 */
const shopUrl = theShop.url;
const visitors = browserOfFile();
const [phone, desktop] = screens;
let product: TestProduct;
let regular: Customer;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
  await pageToSay('/shop/listing', product.title);
  regular = await aRegular();
});

/** A customer with an address, an order, a favourite and a product in the cart. */
async function aRegular(): Promise<Customer> {
  const customer = await newCustomer(shopUrl, 'Kaisa-Marjatta Korhonen-Vuorenpää');
  const added = await customer.call('POST', '/api/shop/address/add', homeAddress);
  const put = () => putInCart(customer, product);
  const line = await put();
  const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', {
    userID: customer.id,
    cartItems: [line],
    address: { addressID: added.body.data._id },
  });
  await decide(customer, body.checkoutUrl, 'approve');
  await waitFor('the cart to be emptied', async () => {
    const cart = await customer.call('GET', `/api/shop/cart/get/${customer.id}`);
    return cart.body.data.items.length === 0;
  });
  await put();
  await customer.call('PUT', `/api/shop/wishlist/change/${customer.id}`, { add: [product._id] });
  return customer;
}

const holdsFocus = (target: Locator): Promise<boolean> =>
  target.first().evaluate((element) => element.contains(document.activeElement));

const holdsNothing = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body);

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  await tabTo(page, select);
  for (let steps = 0; steps < 8 && (await select.inputValue()) !== value; steps += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await select.inputValue()).toBe(value);
}

test('the whole purchase, from the first page to the paid order, by keyboard alone [spec-152]', async () => {
  const customer = await newCustomer(shopUrl);
  const { page, complaints, close } = await visitors.open(desktop);
  await page.goto('/shop/home');
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Tuote', exact: true }));
  await page.waitForURL('**/shop/listing');
  await press(page, page.getByRole('main').getByRole('link', { name: product.title }));
  await page.waitForURL(/\/auth\/login\?/);
  await type(page, 'Sähköposti', customer.email);
  await type(page, 'Salasana', customer.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/shop/products/${product._id}`);

  await choose(page, 'Malli', '2');
  await choose(page, 'Koko', 'M');
  await press(page, page.locator('[data-add]:enabled'));
  await page.locator('[data-cart-count]:visible').filter({ hasText: '1' }).waitFor();
  await press(page, page.getByRole('button', { name: /^Ostoskori( \d+)?$/ }), 'Shift+Tab');
  const drawer = page.getByRole('dialog', { name: 'Ostoskori' });
  await drawer.waitFor();
  expect(await holdsFocus(drawer)).toBe(true);
  await press(page, drawer.getByRole('button', { name: 'Siirry kassalle' }));
  await page.waitForURL('**/shop/checkout');

  await type(page, 'Katuosoite', homeAddress.address);
  await type(page, 'Postinumero', homeAddress.postcode);
  await type(page, 'Postitoimipaikka', homeAddress.city);
  await type(page, 'Puhelin', homeAddress.phone);
  await type(page, 'Viesti kuljettajalle', homeAddress.notes);
  await press(page, page.getByRole('button', { name: 'Add', exact: true }));
  const radio = page.getByRole('radio', { name: new RegExp(homeAddress.address) });
  await radio.waitFor();
  await tabTo(page, radio);
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Debit card' }));
  await page.waitForURL(/\/sandbox\/stripe\//);
  await press(page, page.getByRole('button', { name: 'Hyväksy maksu' }));
  await page.waitForURL(/\/shop\/payment-success/);
  await seePaid(page);
  expect(complaints).toEqual([]);
  await close();
});

describe('focus goes in and comes back out', () => {
  const places = [
    {
      name: 'the cart',
      screen: desktop,
      path: '/shop/faq',
      opener: (page: Page) => page.getByRole('button', { name: /^Ostoskori( \d+)?$/ }),
      inside: (page: Page) => page.getByRole('dialog', { name: 'Ostoskori' }),
    },
    {
      name: 'the menu',
      screen: phone,
      path: '/shop/faq',
      opener: (page: Page) => page.getByRole('button', { name: 'Avaa valikko' }),
      inside: (page: Page) => page.locator('#menu'),
    },
    {
      name: 'the filter',
      screen: phone,
      path: '/shop/listing',
      opener: (page: Page) => page.getByRole('button', { name: /^Suodata/ }).first(),
      inside: (page: Page) => page.locator('dialog:modal, :popover-open').filter({ hasText: 'Kategoria' }),
    },
    {
      name: 'a picture over the whole screen',
      screen: phone,
      path: '',
      opener: (page: Page) => page.getByRole('button', { name: 'Näytä kuva suurena' }),
      inside: (page: Page) => page.getByRole('dialog', { name: 'Kuva suurena' }),
    },
    {
      name: 'an order',
      screen: desktop,
      path: '/shop/profile',
      opener: (page: Page) => page.getByRole('button', { name: /View Details/ }).first(),
      inside: (page: Page) => page.getByRole('dialog', { name: 'Tilausyhteenveto' }),
    },
  ];

  test.each(places)('$name', async ({ screen, path, opener, inside }) => {
    const { page, complaints, close } = await visitors.open(screen);
    await signInAs(page, regular);
    await page.goto(path || `/shop/products/${product._id}`);
    await opener(page).waitFor();
    await press(page, opener(page));
    await inside(page).waitFor();
    await waitFor('the focus to go in', () => holdsFocus(inside(page)));
    await expectSound(page, 'open');
    await page.keyboard.press('Tab');
    // Past the last control comes the browser's own bar, never the page behind.
    expect((await holdsFocus(inside(page))) || (await holdsNothing(page))).toBe(true);
    await page.keyboard.press('Escape');
    await inside(page).waitFor({ state: 'hidden' });
    await waitFor('the focus to come back', () => isFocused(opener(page)));
    expect(complaints).toEqual([]);
    await close();
  });

  test('the address form', async () => {
    const { page, complaints, close } = await visitors.open(desktop);
    await signInAs(page, regular);
    await page.goto('/shop/profile');
    await tabTo(page, page.getByRole('tab', { name: 'Tilaukset' }));
    await page.keyboard.press('ArrowRight');
    const opener = page.getByRole('button', { name: 'Lisää osoite' });
    await press(page, opener);
    const form = page.getByRole('form', { name: 'Uusi osoite' });
    await waitFor('the focus to go in', () => holdsFocus(form));
    await expectSound(page, 'address form');
    await press(page, form.getByRole('button', { name: 'Peruuta' }));
    await waitFor('the focus to come back', () => isFocused(opener));
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a key that is pressed while the page still wakes is not lost', async () => {
  const { page, complaints, close } = await visitors.open(desktop);
  await signInAs(page, regular);
  const wake = await keepAsleep(page);
  await page.goto('/shop/profile', { waitUntil: 'commit' });
  await tabTo(page, page.getByRole('tab', { name: 'Tilaukset' }));
  await page.keyboard.press('ArrowRight');
  wake();
  await page.getByRole('button', { name: 'Lisää osoite' }).waitFor();
  expect(await isFocused(page.getByRole('tab', { selected: true }))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('an admin sends an order, refunds money and adds a product, by keyboard alone', async () => {
  const mark = randomBytes(3).toString('hex');
  const buyer = `Helmi ${mark}`;
  await aPaidOrder(product, buyer);
  const { page, complaints, close } = await visitors.open(desktop);
  const { admin } = theShop.accounts;
  await page.goto('/auth/login');
  await type(page, 'Sähköposti', admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
  await press(page, page.getByRole('link', { name: /^Purchases/ }));

  // A key that leads to the search works from a tick as well.
  await tabTo(page, page.getByRole('checkbox', { name: 'Valitse sivun tilaukset' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Poista valinta' }), 'Shift+Tab');
  await expect.poll(() => holdsNothing(page)).toBe(false);
  await tabTo(page, page.getByRole('checkbox', { name: 'Valitse sivun tilaukset' }));
  await page.keyboard.press('/');
  const found = page.waitForResponse((response) => response.url().includes(mark));
  await page.keyboard.type(buyer);
  await found;
  await page.getByText('1 tilaus', { exact: true }).waitFor();
  const details = page.getByRole('button', { name: 'Details' });
  await press(page, details);

  const sheet = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
  const code = sheet.getByLabel('Seurantakoodi');
  await tabTo(page, code);
  await page.keyboard.type('JJFI77');
  await press(page, sheet.getByRole('button', { name: 'Tallenna seurantakoodi' }));
  await expect.poll(() => isFocused(code)).toBe(true);
  const note = sheet.getByLabel('Uusi muistiinpano');
  await tabTo(page, note);
  await page.keyboard.type('Soitti.');
  await press(page, sheet.getByRole('button', { name: 'Tallenna muistiinpano' }));
  await expect.poll(() => note.inputValue()).toBe('');
  await expect.poll(() => isFocused(note)).toBe(true);
  await choose(page, 'Order Status', 'inShipping');
  const update = sheet.getByRole('button', { name: 'Update Order Status' });
  await press(page, update);
  await sheet.getByText('Matkalla').and(page.locator(':not(option)')).first().waitFor();
  await expect.poll(() => isFocused(update)).toBe(true);
  const refund = sheet.getByRole('button', { name: 'Palauta rahaa' });
  await press(page, refund, 'Shift+Tab');
  await tabTo(page, page.getByRole('radio', { name: 'Kaikki' }));
  await page.keyboard.press('ArrowUp');
  await type(page, 'Summa euroina', '5');
  await page.keyboard.press('Enter');
  await sheet
    .locator('[data-state]')
    .filter({ hasText: /^\D*5,00\s€/ })
    .first()
    .waitFor();
  await expect.poll(() => isFocused(refund)).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(details)).toBe(true);
  await press(page, page.getByRole('button', { name: 'Muut toiminnot' }));
  await page.getByRole('menuitem', { name: 'Toimitettu' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Muut toiminnot' }))).toBe(true);

  await press(page, page.getByRole('link', { name: 'Products', exact: true }), 'Shift+Tab');
  const add = page.getByRole('button', { name: 'New Product' });
  await press(page, add);
  await addAProduct(page);
  await expect.poll(() => isFocused(add)).toBe(true);
  await expectNextRow(page);
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  await close();
});

/** Of a row that leaves its list the next row's button of the same name takes the focus, not the first row's. */
async function expectNextRow(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const rows = [1, 2, 3].map(
      (n) => `<li><button aria-label="Rivin toiminnot" id="row-${n}">…</button></li>`,
    );
    main.insertAdjacentHTML('beforeend', `<ul>${rows.join('')}</ul>`);
  });
  await page.locator('#row-2').focus();
  await page.locator('li', { has: page.locator('#row-2') }).evaluate((row) => row.remove());
  await expect.poll(() => isFocused(page.locator('#row-3'))).toBe(true);
}

/** Fills the form of a new product, whose pictures change places, and which is refused once. */
async function addAProduct(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Lisää' });
  const pictures = await Promise.all(['#6c8aa8', '#c9703a', '#4a5b43'].map(aPicture));
  await form.locator('input[type="file"]').setInputFiles(pictures);
  const list = (name: string) => form.getByRole('list', { name }).getByRole('listitem');
  await expect.poll(() => list('Tuotteen kuvat').count()).toBe(3);
  const later = form.getByRole('button', { name: 'Siirrä kuva myöhemmäksi' });
  await press(page, later);
  await page.keyboard.press('Enter');
  await form.getByText('Kuva on nyt 3.').waitFor();
  // At the end of the list the button has nothing more to do, and keeps the focus.
  expect(await isFocused(later)).toBe(true);
  await press(page, form.getByRole('button', { name: 'Siirrä yksityiskohdaksi' }));
  await expect.poll(() => list('Lähikuvat ja muut näkymät').count()).toBe(1);
  await tabTo(page, form.getByLabel('Nimi', { exact: true }));
  await page.keyboard.insertText('x'.repeat(121));
  await type(page, 'Kuvaus', 'Neulottu käsin.');
  await tabTo(page, form.getByLabel('Kategoria'));
  await page.keyboard.type('Paidat');
  await type(page, 'Materiaali', 'Pellava');
  await type(page, 'Hinta, €', '49');
  await type(page, 'Varasto, kpl', '3');
  await tabTo(page, form.getByLabel('Tekijän sanat'));
  await page.keyboard.insertText('y'.repeat(301));
  await page.keyboard.press('Control+s');
  await form.getByText('Enintään 120 merkkiä.').waitFor();
  const [title, words] = [form.getByLabel('Nimi', { exact: true }), form.getByLabel('Tekijän sanat')];
  await expect.poll(() => isFocused(title)).toBe(true);
  await words.and(page.locator('[aria-invalid="true"]')).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`Näppäin-paita ${randomBytes(3).toString('hex')}`);
  await form.getByText('Enintään 120 merkkiä.').waitFor({ state: 'detached' });
  await tabTo(page, words);
  await page.keyboard.press('Backspace');
  await form.getByText('Enintään 300 merkkiä.').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await form.waitFor({ state: 'detached' });
}

const pages = [
  '/shop/home',
  '/shop/listing',
  'product',
  '/shop/historia',
  '/shop/faq',
  '/shop/contact',
  '/shop/privacy',
  '/shop/terms',
  '/shop/returns',
  '/shop/search',
  '/shop/search?keyword=villa',
  '/shop/wishlist',
  '/shop/checkout',
  '/shop/profile',
  '/shop/profile#osoite',
  '/shop/profile/account',
  '/shop/payment-success',
  '/unauth',
  '/ei/ole/tallaista/sivua-jolla-on-pitka-nimi-joka-ei-katkea-mistaan',
];
const pathOf = (place: string): string => (place === 'product' ? `/shop/products/${product._id}` : place);
const openers = [/^Ostoskori( \d+)?$/, 'Avaa valikko', /^Suodata/, 'Näytä kuva suurena', /View Details/];

const enlarged = { name: '200 %', width: 640, height: 450, options: { deviceScaleFactor: 2 } };
const narrow = { name: '320 px', width: 320, height: 640, options: {} };

test.each([narrow, enlarged])(
  'at $name nothing runs off to the side, open or closed [spec-152]',
  async (screen) => {
    const { page, close } = await visitors.open(screen, screen.options);
    await signInAs(page, regular);
    for (const place of pages) {
      await page.goto(pathOf(place));
      if (place.includes('payment-success')) await page.locator('[data-step="paid"]').waitFor();
      await page.waitForLoadState('networkidle');
      await expectNoSideways(page, place);
      for (const name of openers) {
        const opener = page.getByRole('button', { name }).first();
        if (!(await opener.isVisible())) continue;
        await opener.click();
        await page.locator('dialog:modal, :popover-open').first().waitFor();
        await expectNoSideways(page, `${place} with ${name.toString()}`);
        const inside = await page.evaluate(() => {
          const open = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1);
          return open ? open.scrollWidth - open.clientWidth : 0;
        });
        expect(inside, `${place}: ${name.toString()}`).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await page.locator('dialog:modal').waitFor({ state: 'detached' });
      }
    }
    await close();
    for (const path of ['/auth/login', '/auth/register']) {
      const guest = await visitors.open(screen, screen.options);
      await guest.page.goto(path);
      await expectNoSideways(guest.page, path);
      await guest.close();
    }
  },
);

test('where less motion is wanted, nothing moves for longer than a millisecond [spec-152]', async () => {
  const { page, close } = await visitors.open(desktop, { reducedMotion: 'reduce' });
  await signInAs(page, regular);
  const moving = () =>
    page.evaluate(() => {
      const longest = (text: string): number =>
        Math.max(
          ...text.split(',').map((duration) => parseFloat(duration) * (duration.includes('ms') ? 1 : 1_000)),
        );
      const styled = [...document.querySelectorAll('*')].filter((element) => {
        const style = getComputedStyle(element);
        const animation = style.animationName === 'none' ? 0 : longest(style.animationDuration);
        return animation > 1 || longest(style.transitionDuration) > 1;
      });
      const running = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
      return [
        ...styled.map(({ tagName, className }) => `${tagName}.${className}`),
        ...running.map(({ id }) => `script ${id}`),
      ];
    });
  for (const place of ['/shop/home', '/shop/listing', 'product', '/shop/wishlist', '/shop/profile']) {
    await page.goto(pathOf(place));
    expect(await moving(), place).toEqual([]);
  }
  await page.goto(pathOf('product'));
  await page.locator('.buy-heart').click();
  await page.getByRole('button', { name: /^Ostoskori( \d+)?$/ }).click();
  await page.getByRole('dialog', { name: 'Ostoskori' }).waitFor();
  expect(await moving(), 'cart').toEqual([]);
  await close();
});

test('a message is announced, waits while it is read, and closes by key [spec-93]', async () => {
  const { page, close } = await visitors.open(desktop);
  await signInAs(page, regular);
  await page.clock.install();
  await page.goto('/shop/checkout');
  await page.waitForLoadState('networkidle');
  // From here on the page's time goes only as far as it is let: no message ends because the test was slow.
  await page.clock.pauseAt(Date.now() + 60_000);
  const appears = (message: Locator) =>
    waitFor('the message', async () => {
      await page.clock.runFor(50);
      return message.isVisible();
    });
  const pay = page.getByRole('button', { name: 'Debit card' });
  const status = page.getByRole('status').getByText('You need to choose address');
  const toast = page.locator('.toast.shown');

  await pay.click();
  await appears(status);
  await page.clock.fastForward(3_000);
  await toast.hover();
  await page.clock.fastForward(60_000);
  expect(await status.isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(1_500);
  await page.clock.fastForward(500);
  await status.waitFor({ state: 'detached' });

  await pay.press('Enter');
  await appears(status);
  await page.getByRole('button', { name: 'Sulje ilmoitus' }).focus();
  await page.clock.fastForward(60_000);
  expect(await status.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.clock.fastForward(500);
  await status.waitFor({ state: 'detached' });
  // Back where the missing choice had led to.
  expect(await isFocused(page.locator('[data-address]').getByRole('radio').first())).toBe(true);

  await page.route('**/api/shop/purchase/**', (route) => route.abort());
  await page.locator('[data-address]').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Pay with PayPal' }).click();
  const alarm = page.getByRole('alert').getByText('Error initiating PayPal payment');
  await appears(alarm);
  await page.keyboard.press('Escape');
  await page.clock.fastForward(500);
  await alarm.waitFor({ state: 'detached' });
  await close();
});
