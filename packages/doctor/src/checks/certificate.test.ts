import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate } from '../../../testing/test/security/certificate.ts';
import { examineCertificate } from './certificate.ts';

/** Began a day ago, ends in a day. */
const { key, cert: ca } = makeCertificate('localhost');
const HOUR_MS = 3_600_000;
let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer({ key, cert: ca });
  await once(server.listen(0), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const sentences = async (host: string, hours = 0, trusted: string | undefined = ca) => {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const { problems } = await examineCertificate({ publicUrl: `https://${host}` }, { now, ca: trusted });
  return problems.map(({ level, says }) => `${level}: ${says}`);
};

test('a trusted certificate with half its time left is fine', async () => {
  expect(await sentences(`localhost:${port}`)).toEqual([]);
});

test.each([
  [14, /^look: .* and should have been renewed by now/],
  [21, /^wrong: .* from then on browsers refuse the shop/],
  [25, /^wrong: The certificate of localhost ended on \d{4}-\d\d-\d\d/],
])('after %d hours its end is found', async (hours, sentence) => {
  expect(await sentences(`localhost:${port}`, hours)).toEqual([expect.stringMatching(sentence)]);
});

test('a certificate of an unknown authority, or for another name, is found', async () => {
  const { cert: other } = makeCertificate('localhost');
  expect(await sentences(`localhost:${port}`, 0, other)).toEqual([
    expect.stringMatching(/^wrong: The certificate of localhost is not trusted/),
  ]);
  expect(await sentences(`127.0.0.1:${port}`)).toEqual([
    'wrong: The certificate is not for 127.0.0.1: browsers refuse the shop.',
  ]);
});

test('an address that does not answer is worth a look; plain http has no certificate', async () => {
  expect(await sentences('127.0.0.1:1')).toEqual([
    expect.stringMatching(/^look: 127.0.0.1:1 does not answer from here/),
  ]);
  const plain = await examineCertificate({ publicUrl: 'http://localhost:3000' });
  expect(plain).toMatchObject({ problems: [], checked: 'none: the address is plain http' });
});
