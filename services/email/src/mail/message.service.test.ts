import { newId } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { messageOf } from './message.ts';
import { writeEmail } from '../use-cases/write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();

const hostile = [
  'Aino\r\nBcc: everybody@evil.example',
  'Aino\nContent-Type: text/html\n\n<script>alert(1)</script>',
  'Aino" <evil@evil.example>, "x',
  'Aino\u2028Bcc: everybody@evil.example',
  '\u202egnirts',
];

test.each(hostile)('the name %j adds no header and no recipient', async (userName) => {
  const { orderID } = harness.anOrder({ userName });
  await writeEmail(harness.deps, { eventId: newId(), kind: 'order-confirmed', orderID });
  await harness.sendAll();
  const mail = harness.mail.received.at(-1);
  expect(mail?.to).toEqual(['aino@posti.example']);
  const head = (mail?.raw ?? '').split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^bcc:/im);
  expect(head.match(/^to:/gim)).toHaveLength(1);
  expect(head.match(/^content-type:/gim)).toHaveLength(1);
});

test('titles, names and addresses are text, never markup [asvs-24]', async () => {
  const mark = '<img src=x onerror=alert(1)>"\'&';
  const { lines, address } = harness.anOrder();
  const { orderID } = harness.anOrder({
    userName: mark,
    lines: lines.map((line) => ({
      ...line,
      title: mark,
      size: mark,
      images: [`https://evil.example/${mark}`],
    })),
    address: { ...address, name: mark, address: mark, notes: mark },
    trackingCode: mark,
  });
  const kinds = ['order-confirmed', 'order-shipped', 'order-delivered', 'order-cancelled'] as const;
  for (const kind of kinds) {
    const eventId = newId();
    await writeEmail(harness.deps, { eventId, kind, orderID });
    const email = await harness.deps.emails.find(`${eventId}-${kind}`);
    expect(email?.html).not.toContain('<img');
    expect(email?.html).not.toContain('evil.example');
    expect(email?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  }
});

test('an email reads no file and fetches no address', async () => {
  const { orderID } = harness.anOrder();
  const eventId = newId();
  await writeEmail(harness.deps, { eventId, kind: 'order-confirmed', orderID });
  const email = await harness.deps.emails.find(`${eventId}-order-confirmed`);
  if (!email) throw new Error('no email');
  expect(messageOf(email, 1, await harness.deps.whoWrites())).toMatchObject({
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});
