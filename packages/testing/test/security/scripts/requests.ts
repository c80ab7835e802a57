import { connect } from 'node:net';
import { expect } from 'vitest';
import { OWN_ADDRESS, type ProductionShop } from '../production-shop.ts';
import { soundProduct } from '../wares.ts';

const EVIL = 'evil.example';

/** After a login, `redirect` leads only to pages of the shop; the login page itself does not redirect. */
export async function noOpenRedirect({ visitor }: ProductionShop): Promise<void> {
  const guest = await visitor();
  for (const to of [
    `//${EVIL}`,
    `/\\${EVIL}`,
    `https:${EVIL}`,
    `/%5C${EVIL}`,
    `\t//${EVIL}`,
    'javascript:alert(1)',
  ]) {
    const { status, headers } = await guest.call('GET', `/auth/login?redirect=${encodeURIComponent(to)}`);
    expect([to, status, headers.location]).toEqual([to, 200, undefined]);
  }
  for (const path of [`//${EVIL}/`, `/\\${EVIL}`, `/%2f/${EVIL}`, `/shop/..//${EVIL}`]) {
    const { status, headers } = await guest.call('GET', path);
    expect([path, status >= 400, headers.location]).toEqual([path, true, undefined]);
  }
}

/** Texts of admins and customers are escaped on every page. */
export async function wordsStayWords({ admin, visitor }: ProductionShop): Promise<void> {
  const words = '</script><img src=x onerror=alert(1)><svg onload=alert(2)>';
  const guest = await visitor();
  const { version, banner } = (await admin.call('GET', '/api/admin/rest/settings')).body.data;
  const written = await admin.call('PUT', '/api/admin/rest/settings', { version, banner: words });
  expect(written.status).toBe(200);
  const pageOf = async (path: string) => (await guest.call('GET', path)).text;
  try {
    await expect.poll(() => pageOf('/shop/home')).toContain('onerror=alert(1)');
    for (const path of ['/shop/home', '/shop/listing', '/auth/login', '/nothing-here']) {
      const page = await pageOf(path);
      expect([path, page.includes('<img src=x'), page.includes('<svg onload')]).toEqual([path, false, false]);
    }
  } finally {
    const now = (await admin.call('GET', '/api/admin/rest/settings')).body.data.version as number;
    await admin.call('PUT', '/api/admin/rest/settings', { version: now, banner });
  }
}

/** Pages and payment return addresses ignore the Host header. */
export async function noForeignHost({ visitor, buyer, database }: ProductionShop): Promise<void> {
  const guest = await visitor();
  const forwarded: Record<string, string>[] = [{ 'x-forwarded-host': EVIL }, { forwarded: `host=${EVIL}` }];
  const places = ['/shop/home', '/sitemap.xml', '/robots.txt', '/nothing-here'];
  const answerTo = async (path: string, headers: Record<string, string> = {}) => {
    const { status, text, headers: answered } = await guest.call('GET', path, undefined, headers);
    expect([path, text.includes(EVIL), String(answered.location).includes(EVIL)]).toEqual([
      path,
      false,
      false,
    ]);
    return [path, status, text.includes(OWN_ADDRESS)];
  };
  for (const path of places) {
    const own = await answerTo(path);
    for (const headers of forwarded) expect(await answerTo(path, headers)).toEqual(own);
    await answerTo(path, { host: EVIL });
  }
  for (const path of ['/shop/home', '/sitemap.xml', '/robots.txt'])
    expect(await answerTo(path)).toEqual([path, 200, true]);

  const { call, id, addressID } = await buyer();
  const urls = { return_url: `https://${EVIL}`, returnUrl: `https://${EVIL}`, cancelUrl: `https://${EVIL}` };
  const order = { userID: id, address: { addressID }, ...urls };
  // PayPal is unreachable in tests; the order and the request to PayPal are stored.
  const { status, text, body } = await call('POST', '/api/shop/purchase/create', order);
  expect([status, body.code]).toEqual([502, 'paypal-unavailable']);
  expect(text).not.toContain(EVIL);
  const { body: list } = await call('GET', `/api/shop/purchase/order-list/${id}`);
  const [{ _id: orderID }] = list.data as [{ _id: string }];
  const payment = await database('payment').collection('payments').findOne({ orderID });
  for (const name of ['returnUrl', 'cancelUrl'])
    expect(new URL(payment?.['params'][name] as string).origin).toBe(OWN_ADDRESS);
}

/** A product refuses picture addresses of other sites, and the shop never fetches them. */
export async function noForeignPicture({ admin }: ProductionShop): Promise<void> {
  for (const image of [
    `https://${EVIL}/a.jpg`,
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
    'javascript:1',
  ]) {
    const product = soundProduct([image]);
    const { status, body } = await admin.call('POST', '/api/admin/product/add', product);
    expect([image, status, JSON.stringify(body.errors)]).toEqual([
      image,
      400,
      expect.stringContaining('image'),
    ]);
  }
}

/** Cross-site requests of every kind and content type are refused. */
export async function noForeignSite({ customer, admin }: ProductionShop): Promise<void> {
  const calls = [
    [customer, 'POST', '/api/auth/logout'],
    [customer, 'POST', '/api/auth/password'],
    [customer, 'DELETE', '/api/auth/account'],
    [customer, 'POST', '/api/shop/cart/add'],
    [customer, 'POST', '/api/shop/purchase/create'],
    [admin, 'POST', '/api/admin/product/add'],
    [admin, 'PUT', '/api/admin/rest/settings'],
  ] as const;
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];
  const sites: Record<string, string>[] = [
    { origin: `https://${EVIL}` },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const [who, method, path] of calls)
    for (const type of types)
      for (const site of sites) {
        const { status, headers } = await who.call(method, path, '{}', { ...site, 'content-type': type });
        expect([path, type, site, status]).toEqual([path, type, site, 403]);
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
  const { body } = await customer.call('GET', '/api/auth/check');
  expect(body.success).toBe(true);
}

export async function noCors({ visitor, customer }: ProductionShop): Promise<void> {
  const guest = await visitor();
  for (const origin of [`https://${EVIL}`, 'null'])
    for (const [who, method, path] of [
      [guest, 'GET', '/api/shop/product/get'],
      [customer, 'GET', '/api/auth/check'],
      [guest, 'OPTIONS', '/api/auth/login'],
    ] as const) {
      const asked = { origin, 'access-control-request-method': 'POST' };
      const { headers } = await who.call(method, path, undefined, asked);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
}

/** Forged headers give no identity. */
export async function noForgedHeaders({ visitor, customer, admin }: ProductionShop): Promise<void> {
  const guest = await visitor();
  const forged = {
    'x-user-token': admin.cookies.get('__Host-sid') ?? '',
    'x-user-id': admin.id,
    'x-user-role': 'admin',
    'x-internal-token': 'x',
    'x-service-token': 'x',
    'x-forwarded-user': admin.id,
    'x-http-method-override': 'DELETE',
    connection: 'x-request-id',
  };
  expect((await guest.call('GET', '/api/auth/check', undefined, forged)).body.success).toBe(false);
  expect((await guest.call('GET', '/api/admin/rest/orders', undefined, forged)).status).toBe(401);
  expect((await customer.call('GET', '/api/admin/rest/orders', undefined, forged)).status).toBe(403);
  expect((await guest.call('TRACE', '/shop/home')).status).toBe(405);
  for (const path of ['/api/%2e%2e/internal/sessions/1', '/api/..%2finternal', '/internal/sessions/1'])
    expect((await guest.call('GET', path)).status, path).toBe(404);
}

/** Sends raw bytes straight to the gateway, because the proxy would normalise them. */
const say = (port: number, text: string): Promise<string> =>
  new Promise((done) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('close', () => done(heard));
    socket.on('error', () => done(heard));
    socket.setTimeout(3_000, () => socket.destroy());
  });

/** Conflicting length headers smuggle no second request. */
export async function noSmuggling({ shop }: ProductionShop): Promise<void> {
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: kauppa.example\r\n';
  const second = 'GET /api/auth/check HTTP/1.1\r\nHost: kauppa.example\r\n\r\n';
  for (const lengths of [
    'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX',
    'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
    'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    'Content-Length: 0\r\nContent-Length: 7\r\n\r\n',
    `X-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
  ]) {
    const heard = await say(shop.config.port, `${head}${lengths}${second}`);
    // Refused, or the connection is closed; the second request is never answered.
    const statuses = [...heard.matchAll(/^HTTP\/1\.1 (\d)/gm)].map(([, status]) => status);
    expect([lengths.slice(0, 40), statuses]).toEqual([lengths.slice(0, 40), heard === '' ? [] : ['4']]);
  }
  const bare = 'GET /shop/home HTTP/1.1\nHost: kauppa.example\n\n';
  expect(await say(shop.config.port, bare)).toMatch(/^HTTP\/1\.1 400 /);
}
