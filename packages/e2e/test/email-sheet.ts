import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailPreview } from '@shop/contracts';
import { ensureHeadlessShell } from '@shop/dev-stack';
import { logIn } from '@shop/testing/http-client';
import { chromium, type Page } from 'playwright-core';

/*
 * docs/pictures/emails.webp, all emails side by side, as a mail program shows them at 600 px and on a phone at 390:
 *   node packages/e2e/test/email-sheet.ts [shop] [its data]
 * The shop is a demo that runs, by default the one that `npm start` has started here.
 */
const [shop = 'http://localhost:3000', data = '.data'] = process.argv.slice(2);
const PICTURE = 'docs/pictures/emails.webp';
const WIDTH = 1_600;
const QUALITY = 60;

type Accounts = { admin: { email: string; password: string } };

const { admin } = JSON.parse(await readFile(join(data, 'accounts.json'), 'utf8')) as Accounts;
const client = await logIn(shop, admin);
const { body } = await client.call('GET', '/api/admin/rest/letters/previews');
const emails = body.data as EmailPreview[];

const browser = await chromium.launch({
  executablePath: await ensureHeadlessShell(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: 1_000 } });
await page.setContent(sheetOf(emails));
await fitFrames(page);
await writeFile(PICTURE, await photograph(page));
await browser.close();

/** Each email at 600 px, the first two also as on a phone. */
function sheetOf(all: EmailPreview[]): string {
  const frames = [
    ...all.map((email) => figure(email, 600)),
    ...all.slice(0, 2).map((email) => figure(email, 390)),
  ];
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 24px; background: #E4DACB; columns: 5; column-gap: 16px; zoom: .5; }
    figure { margin: 0 0 32px; break-inside: avoid; }
    iframe { display: block; border: 0; }
  </style>${frames.join('')}`;
}

function figure({ html }: EmailPreview, width: number): string {
  const source = html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<figure><iframe width="${width}" srcdoc="${source}"></iframe></figure>`;
}

async function fitFrames(sheet: Page): Promise<void> {
  await sheet.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe'))
      frame.height = String(frame.contentDocument?.documentElement.scrollHeight ?? 0);
  });
}

async function photograph(sheet: Page): Promise<Buffer> {
  const client = await sheet.context().newCDPSession(sheet);
  const height = await sheet.evaluate(() =>
    Math.ceil(document.documentElement.getBoundingClientRect().height),
  );
  const { data: picture } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: WIDTH, height, scale: 1 },
  });
  return Buffer.from(picture, 'base64');
}
