import { beforeAll, expect, test } from 'vitest';
import type { Client } from '@shop/testing/http-client';
import { addTestProduct, adminClient } from './test-product.ts';

/* Products as a file, sent by a program: the shop's own export, and invalid files. */
let admin: Client;

beforeAll(async () => {
  admin = await adminClient();
});

test('admin products as a file: what was exported is taken in again and changes nothing, and a dry run less than that', async () => {
  const product = await addTestProduct(admin, { title: 'Lista-lapaset' });
  const { body: file } = await admin.call('GET', '/api/admin/rest/products/export.csv');
  const [head = '', ...rows] = (file as string).split('\r\n');
  const own = rows.find((row) => row.includes(product._id)) ?? '';
  const send = async (body: string, query = '') => {
    const headers = { 'content-type': 'text/csv' };
    const init = { method: 'POST', headers, body };
    return (await admin.send(`/api/admin/rest/products/import${query}`, init)).json() as Promise<object>;
  };
  const none = { added: 0, changed: 0, unchanged: 1, mistakeCount: 0 };
  expect(await send([head, own].join('\r\n'))).toMatchObject({ data: { isDryRun: false, ...none } });
  const renamed = [head, own.replace('Lista-lapaset', 'Lista-kintaat')].join('\r\n');
  const summary = { changed: 1, unchanged: 0, mistakeCount: 0 };
  expect(await send(renamed, '?dryRun=true')).toMatchObject({ data: { isDryRun: true, ...summary } });
  const titled = async () =>
    (await admin.call('GET', `/api/admin/product/get/${product._id}`)).body.data.title;
  expect(await titled()).toBe('Lista-lapaset');
  expect(await send(renamed)).toMatchObject({ data: { isDryRun: false, ...summary } });
  expect(await titled()).toBe('Lista-kintaat');
});

test('a file of products that is none is refused with a reason, and adds nothing', async () => {
  const count = async () =>
    (await admin.call('GET', '/api/admin/rest/products?range=[0,0]')).headers.get('content-range');
  const before = await count();
  const head = 'Nimi;Kuvaus;Kategoria;Materiaali;Hinta;Varasto;Kuvat';
  const files: [string, string | Uint8Array<ArrayBuffer>][] = [
    ['text/csv', ''],
    ['text/csv', 'x'],
    ['text/csv', '"'],
    ['text/csv', `${head}\r\n"${'x;'.repeat(20_000)}`],
    ['text/csv', `${head}\r\n${';'.repeat(10_000)}`],
    ['text/csv', `${head}\r\n=1+1;\u0000;korut;Villa;-1;1e9;javascript:alert(1)`],
    ['text/csv', `Tunnus;Hinta\r\n${'f'.repeat(24)};1,00`],
    ['text/csv', `Tunnus;Hinta\r\n$ne;1,00`],
    ['text/csv', new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x00, 0x00])],
    ['application/json', JSON.stringify({ $ne: null })],
    ['multipart/form-data', 'x'],
  ];
  const wrong: string[] = [];
  for (const [type, body] of files) {
    const response = await admin.send('/api/admin/rest/products/import', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    const { success, message } = (await response.json()) as { success?: boolean; message?: string };
    if (response.status < 400 || response.status > 499 || success !== false || !message)
      wrong.push(`${response.status} ${String(body).slice(0, 80)}`);
  }
  expect(wrong).toEqual([]);
  expect(await count()).toBe(before);
});
