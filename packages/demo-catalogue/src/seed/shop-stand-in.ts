import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImportedOrderInput } from '@shop/contracts';
import type { ShopProduct } from './shop-api.ts';

type Shown = ShopProduct & { imageTexts?: string[] };

/** Stands in for the shop in tests. */
export async function openShopStandIn() {
  const shop = {
    url: '',
    products: [] as Shown[],
    orders: new Map<string, ImportedOrderInput>(),
    uploads: [] as { names: string[]; priority: string | undefined }[],
    calls: [] as string[],
    refusals: [] as { status: number; headers?: Record<string, string> }[],
    onCall: (_call: string) => {},
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const call = `${request.method} ${request.url?.split('?')[0]}`;
      const body = await read(request);
      shop.calls.push(call);
      shop.onCall(call);
      const refusal = shop.refusals.shift();
      if (refusal) return response.writeHead(refusal.status, refusal.headers).end();
      const { status, json, headers } = await answer(shop, request, body);
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(json));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return shop;
}

type Answer = { status: number; json: unknown; headers?: Record<string, string> };
type Shop = Awaited<ReturnType<typeof openShopStandIn>>;

async function answer(shop: Shop, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const url = new URL(request.url ?? '/', shop.url);
  if (url.pathname === '/api/auth/login') return login(JSON.parse(body.toString()) as Record<string, string>);
  if (request.headers.cookie !== 'sid=admin')
    return { status: 401, json: { success: false, message: 'Kirjaudu.' } };
  if (url.pathname.endsWith('/image-upload')) return upload(shop, request, body);
  if (url.pathname.endsWith('/get')) {
    const from = (Number(url.searchParams.get('page')) - 1) * 100;
    return ok(shop.products.slice(from, from + 100));
  }
  const fields = JSON.parse(body.toString()) as Partial<Shown>;
  if (url.pathname.endsWith('/import')) return bring(shop, JSON.parse(body.toString()));
  if (url.pathname.endsWith('/add')) return add(shop, fields);
  const product = shop.products.find(({ _id }) => url.pathname.endsWith(_id));
  if (!product) return { status: 404, json: { success: false } };
  if (fields.version !== product.version) return { status: 409, json: { success: false } };
  Object.assign(product, fields, { version: product.version + 1 });
  return ok(product);
}

const ok = (data: unknown, status = 200): Answer => ({ status, json: { success: true, data } });

function login({ password }: Record<string, string>): Answer {
  if (password !== 'oikea') return { status: 401, json: { success: false, message: 'Väärä salasana.' } };
  const headers = { 'set-cookie': 'sid=admin; HttpOnly; Path=/' };
  return { status: 200, headers, json: { success: true, user: { role: 'admin' } } };
}

async function upload(shop: Shop, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const names = form.getAll('my_images').map((file) => (file as File).name);
  shop.uploads.push({ names, priority: request.headers['x-upload-priority'] as string | undefined });
  const result = names.map((name) => `/uploads/${shop.uploads.length}-${name.replace('.', '-')}/1200.jpg`);
  return { status: 201, json: { success: true, result } };
}

function add(shop: Shop, fields: Partial<Shown>): Answer {
  if (shop.products.some(({ slug }) => slug === fields.slug))
    return { status: 409, json: { success: false } };
  const product = { ...fields, _id: `id-${shop.products.length}`, version: 1 } as Shown;
  shop.products.unshift(product);
  return ok(product, 201);
}

function bring(shop: Shop, { orders }: { orders: ImportedOrderInput[] }): Answer {
  const missing = orders.filter(({ number }) => !shop.orders.has(number));
  for (const order of missing) shop.orders.set(order.number, order);
  return ok({ added: missing.length, kept: orders.length - missing.length }, 201);
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
