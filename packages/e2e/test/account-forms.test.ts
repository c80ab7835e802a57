import { newId } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { browserOfFile, expectSound, screens } from './browser.ts';

/* Forms without a session: errors appear at their fields, and the keyboard keeps its place. */
const visitors = browserOfFile();
const mailbox = () => `${newId()}@posti.example`;

test('a failed connection is reported above the button, typed text stays, and no field is marked wrong', async () => {
  const { page, close } = await visitors.open(screens[0]);
  await page.goto('/auth/register');
  const typed = { Nimi: 'Åke Öljymäki', Sähköposti: mailbox(), Salasana: 'Villainen lankakerä 7' };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.route('**/api/auth/register', (route) => route.abort(), { times: 1 });
  const send = page.getByRole('button', { name: 'Luo tili' });
  await send.click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Yhteys katkesi. Tarkista verkko ja yritä uudelleen.' })
    .waitFor();
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  for (const [label, text] of Object.entries(typed))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
  await expectSound(page, 'a registration without a line');
  await send.click();
  await page.waitForURL('**/auth/login**');
  await close();
});

test.each([
  { page: 'a new password', path: '/auth/reset', call: '**/api/auth/reset', press: 'Vaihda salasana' },
  { page: 'a confirmation', path: '/auth/confirm', call: '**/api/auth/confirm', press: 'Vahvista osoite' },
])(
  'a link to $page outlives a reload, and another one can be copied over it',
  async ({ path, call, press }) => {
    const { page, close } = await visitors.open(screens[0]);
    const sent = async (): Promise<string> => {
      const [request] = await Promise.all([
        page.waitForRequest(call),
        (async () => {
          await page.waitForLoadState('networkidle');
          const field = page.getByLabel('Uusi salasana', { exact: true });
          if ((await field.count()) > 0) await field.fill('Villainen lankakerä 7');
          await page.getByRole('button', { name: press }).click();
        })(),
      ]);
      return request.postDataJSON().token;
    };
    await page.goto(`${path}#token=ensimmainen`);
    await page.waitForURL(`**${path}`);
    await page.reload();
    expect(await sent()).toBe('ensimmainen');
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => (location.hash = 'token=toinen'))]);
    await page.waitForURL(`**${path}`);
    expect(await sent()).toBe('toinen');
    await close();
  },
);

test('a request for a new password leads to the next step, and back to the field', async () => {
  const { page, complaints, close } = await visitors.open(screens[0]);
  await page.goto('/auth/forgot');
  const email = page.getByLabel('Sähköposti');
  await email.fill(mailbox());
  await email.press('Enter');
  const focused = page.locator(':focus');
  await page.getByRole('heading', { name: 'Katso sähköpostisi' }).and(focused).waitFor();
  await expectSound(page, 'a link that was sent');
  await page.getByRole('button', { name: 'Pyydä linkki uudelleen' }).click();
  await email.and(focused).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
