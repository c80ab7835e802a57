import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { anAdmin } from '@shop/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
beforeEach(async () => void (await products.model.deleteMany({})));
afterEach(() => void vi.restoreAllMocks());

const url = () => `${catalog.api.url}/api/admin/rest/products/import`;
const headers = () => ({
  'x-user-token': catalog.settings.tokens.forUser('catalog', anAdmin()),
  'content-type': 'text/csv',
});
const HEAD = 'Nimi;Kuvaus;Kategoria;Materiaali;Hinta;Varasto;Kuvat';
const fileOf = (rows: number): string =>
  [
    HEAD,
    ...Array.from(
      { length: rows },
      (_, n) => `Huivi ${n};Ohut;korut;Villa;39,00;4;${products.images.join()}`,
    ),
  ].join('\r\n');
/** What the metrics count of imports that failed. */
const failures = async (): Promise<string[]> =>
  (await (await fetch(`${catalog.api.url}/metrics`)).text())
    .split('\n')
    .filter((line) => line.includes('_count{') && /\/import".*status="500"/.test(line));
/** Longer than an answer takes that waits for nothing. */
const AWHILE_MS = 300;

test('an import that fails is over when it answers: nothing more is begun, and what was under way is done', async () => {
  const { insert } = catalog.deps.products;
  let begun = 0;
  let ended = 0;
  let haveFailed: () => void = () => undefined;
  const failed = new Promise<void>((done) => {
    haveFailed = done;
  });
  vi.spyOn(catalog.deps.products, 'insert').mockImplementation(async (product) => {
    begun += 1;
    if (begun === 5) {
      // By then the import knows of it.
      setImmediate(haveFailed);
      throw new Error('the disk is full');
    }
    await failed;
    await new Promise((done) => setTimeout(done, AWHILE_MS));
    await insert(product);
    ended += 1;
  });
  const { status } = await fetch(url(), { method: 'POST', headers: headers(), body: fileOf(200) });
  expect([status, ended]).toEqual([500, begun - 1]);
  expect(begun).toBeLessThanOrEqual(32);
  expect(await products.model.countDocuments()).toBe(ended);
});

test('an interrupted upload writes nothing, and logs no failure', async () => {
  const errorLog = vi.spyOn(catalog.deps.logger, 'error');
  const debugLog = vi.spyOn(catalog.deps.logger, 'debug');
  const before = await failures();
  const whole = Buffer.from(fileOf(200));
  const sending = request(url(), {
    method: 'POST',
    headers: { ...headers(), 'content-length': whole.length },
  });
  sending.on('error', () => undefined);
  // Once these are on their way, the rest never comes.
  sending.write(whole.subarray(0, whole.length / 2), () => sending.destroy());
  await expect
    .poll(() => [...errorLog.mock.calls, ...debugLog.mock.calls].map(([, words]) => words))
    .toContain('the visitor left before the answer');
  expect(errorLog).not.toHaveBeenCalled();
  expect(await products.model.countDocuments()).toBe(0);
  expect(await failures()).toEqual(before);
});

test('a file that is refused at its first row leaves its connection to the next call', async () => {
  // One connection, as the gateway's kept ones: what is left of the file lies before whatever is asked next.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const workbook = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(8_000_000, 7)]);
  const call = async (body: Buffer | string): Promise<[number | undefined, string]> => {
    const sending = request(url(), { method: 'POST', agent, headers: headers() });
    sending.end(body);
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    return [response.statusCode, await text(response)];
  };
  const [status, answer] = await call(workbook);
  expect([status, answer]).toEqual([400, expect.stringContaining('import-unreadable')]);
  const [next] = await call(fileOf(1));
  expect(next).toBe(200);
  agent.destroy();
});
