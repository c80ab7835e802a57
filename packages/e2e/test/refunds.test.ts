import type { AccountingSummary, Timeline } from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import { askRefund, waitFor } from '@shop/testing';
import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aPaidOrder, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { addTestProduct, adminClient } from './test-product.ts';

/* Money goes back: the admin sends it from the order, and the buyer sees it come. */
const visitors = browserOfFile();

async function answerWithoutTheRefundsCall(route: Route): Promise<void> {
  const response = await route.fetch();
  const { data } = (await response.json()) as { data: Timeline };
  const entries = data.entries.filter(({ kind, what }) => kind !== 'call' || what !== 'refund');
  await route.fulfill({ response, json: { success: true, data: { ...data, entries } } });
}

describe.each(screens)('on $name', (screen) => {
  test('a part of the money and then the rest goes back to the buyer, and the piece is on sale again', async () => {
    const admin = await adminClient();
    const product = await addTestProduct(admin, { price: 129, stock: 4 });
    const { customer, orderID } = await aPaidOrder(product, 'Raili Rahansa');
    const { page, close } = await adminBrowser(visitors, screen);
    await page.goto(`/admin/orders/${orderID}`);
    const refunds = page
      .getByRole('dialog', { name: 'Tilausyhteenveto' })
      .getByRole('region', { name: 'Hyvitykset' });
    const asked = page.getByRole('dialog', { name: 'Palauta rahaa' });

    await refunds.getByRole('button', { name: 'Palauta rahaa' }).click();
    await asked.getByText('Palautettavissa 129,00\u00a0€.').waitFor();
    await asked.getByRole('radio', { name: 'Summa', exact: true }).check();
    await asked.getByLabel('Summa euroina').fill('10');
    await asked.getByLabel('Syy').fill('Pieni virhe saumassa');
    await expectSound(page, 'the refund of a sum');
    await asked.getByRole('button', { name: 'Palauta 10,00\u00a0€' }).click();
    await asked.waitFor({ state: 'detached' });
    const first = refunds.getByRole('listitem').filter({ hasText: 'Pieni virhe saumassa' });
    // The open order updates when its refund does.
    await first.and(page.locator('[data-state=succeeded]')).waitFor();

    // What was asked of the provider meanwhile, and everything else, stands in one line of time. A call to the
    // provider is written down a moment after it ended: a line that is not there yet comes by itself.
    await page.route(`**/orders/${orderID}/trail`, answerWithoutTheRefundsCall, { times: 1 });
    await page.getByText('Kaikki tapahtumat').click();
    const trail = page.locator('details').filter({ hasText: 'Kaikki tapahtumat' });
    await trail.getByText('Varattu tilaukselle').waitFor();
    await trail.getByText('Palautus 10,00\u00a0€ onnistui').waitFor();
    await trail.getByLabel('Näytä').selectOption({ label: 'Kyselyt maksupalveluun' });
    await trail.getByText('Pyydettiin palautusta').waitFor();
    expect(await trail.getByText('Varattu tilaukselle').count()).toBe(0);
    await expectSound(page, 'the joined time line of an order');

    const buyer = await visitors.open(screen);
    await signInAs(buyer.page, customer);
    const seen = buyer.page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    const lookAgain = async () => {
      await buyer.page.goto('/shop/profile');
      await buyer.page
        .locator(`[data-order="${orderID}"]`)
        .getByRole('button', { name: /View Details/ })
        .click();
      await seen.waitFor();
    };
    await lookAgain();
    await seen.getByText(/^Palautettu 10,00\s€ \d+\.\d+\.\d{4}$/).waitFor();

    await refunds.getByRole('button', { name: 'Palauta rahaa' }).click();
    await asked.getByRole('radio', { name: 'Kaikki' }).check();
    await asked.getByRole('checkbox', { name: 'Palauta myyntiin 1 kpl' }).check();
    await expectSound(page, 'the refund of all that is left');
    await asked.getByRole('button', { name: 'Palauta 119,00\u00a0€' }).click();
    const rest = refunds.getByRole('listitem').filter({ hasText: '119,00' });
    await rest.and(page.locator('[data-state=succeeded]')).waitFor();
    await refunds.getByRole('button', { name: 'Palauta rahaa' }).waitFor({ state: 'detached' });

    const { body } = await customer.call('GET', `/api/shop/purchase/order-details/${orderID}`);
    expect(body.data.paymentStatus).toBe('refunded');
    const shown = await customer.call('GET', `/api/shop/products/${product._id}`);
    expect(shown.body.data.stock).toBe(4);
    // Its notes are written a moment after the money is back; the books below are not to grow by them.
    const papers = `/api/admin/rest/orders/${orderID}/receipts`;
    await expect.poll(async () => (await admin.call('GET', papers)).body.data.length).toBe(3);
    await lookAgain();
    await seen.getByText(/^Palautettu 119,00\s€ \d+\.\d+\.\d{4}$/).waitFor();
    await expectSound(buyer.page, 'an order whose money is back');
    await buyer.close();
    await close();
  });
});

test('a day’s accounting grows by the same amounts as the order list and the provider’s ledger', async () => {
  const admin = await adminClient();
  const begun = localDay(new Date());
  const sums = async () => {
    const days = `from=${begun}&to=${localDay(new Date())}`;
    const [accounting, sales] = await Promise.all([
      admin.call('GET', `/api/admin/rest/orders/books?${days}`),
      admin.call('GET', '/api/admin/rest/orders/figures'),
    ]);
    const { sales: sold, refunds, fees } = accounting.body.data as AccountingSummary;
    const listed = sales.body.data.totalAmount as number;
    return [sold, refunds, fees.sum, listed].map((euros) => Math.round(euros * 100));
  };
  const before = await sums();
  const { orderID } = await aPaidOrder(await addTestProduct(admin, { price: 129 }), 'Kaija Kirjanpito');
  const { status } = await askRefund(admin, orderID, { kind: 'sum', sum: 10, note: 'Pieni virhe' });
  expect(status).toBe(201);
  const grown = async () => (await sums()).map((cents, at) => cents - (before[at] ?? 0));
  // Stripe keeps 1,5 % and 25 cents, and gives nothing of it back.
  await waitFor('the books', async () => (await grown())[1] === 1_000);
  expect(await grown()).toEqual([12_900, 1_000, 219, 11_900]);
});
