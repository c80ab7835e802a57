import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { sendNextEmail } from '../sweepers/send-emails.ts';
import { writeEmail } from '../use-cases/write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();

const keepOne = async () => {
  const deps = await harness.depsWith({ SMTP_URL: undefined });
  const { orderID } = harness.anOrder();
  await writeEmail(deps, { eventId: newId(), kind: 'order-confirmed', orderID });
  while (await sendNextEmail(deps));
  const [email] = await harness.emailsOf({ orderID });
  return { orderID, email, file: join(harness.folder, email?.sendings[0]?.answer ?? '') };
};

test('without a mail server an email is a complete .eml file that only its owner can open', async () => {
  const { email, file } = await keepOne();
  expect(email).toMatchObject({ state: 'sent', sendings: [{ via: 'file' }] });
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^To: Aino Asiakas <aino@posti.example>\r$/m);
  expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@localhost>\r$/im);
  expect(text).toContain('multipart/alternative');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(harness.folder)).mode & 0o777).toBe(0o700);
  expect((await readdir(harness.folder)).filter((name) => !name.endsWith('.eml'))).toEqual([]);
});

test('expired emails and their files are deleted, and nothing else', async () => {
  const { orderID, file } = await keepOne();
  const stranger = join(harness.folder, 'readme.txt');
  await writeFile(stranger, 'not an email');
  const long = new Date(Date.now() - 401 * 86_400_000);
  await utimes(stranger, long, long);
  // Its process was killed while it wrote, and no retry came.
  const half = `${file.slice(0, -'.eml'.length)}-2.eml.part`;
  await writeFile(half, 'To: Aino Asiakas');
  await harness.forgetAfter(399);
  expect(await harness.emailsOf({ orderID })).toHaveLength(1);
  await harness.forgetAfter(401);
  expect(await harness.emailsOf({ orderID })).toEqual([]);
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await expect(stat(half)).rejects.toThrow('ENOENT');
  expect((await stat(stranger)).isFile()).toBe(true);
});
