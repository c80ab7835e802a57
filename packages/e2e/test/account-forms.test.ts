import { newId } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { browserOfFile, expectSound, screens } from './browser.ts';

/* The forms of who has no session: what goes wrong is told where it belongs, and the keyboard keeps its place. */
const visitors = browserOfFile();
const mailbox = () => `${newId()}@posti.example`;

test('a line that breaks is told above the button, nothing typed is lost, and no field is called wrong', async () => {
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

test('whoever asks for a new password is led to what comes next, and back to the field', async () => {
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
