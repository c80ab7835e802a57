import type { AuditEntry } from '@shop/contracts';
import { expect, test } from 'vitest';
import { findRoute } from '../../../services/gateway/src/routes.ts';
import { setUpHarness } from '../src/index.ts';
import { adminWrites } from './all-services/admin-writes.ts';
import type { Scene } from './all-services/scene.ts';
import { callAs, callInside } from './all-services/call-as.ts';
import { callers, openAllServices, type Caller } from './all-services/open-all-services.ts';
import { readTable } from './all-services/read-table.ts';
import { nameOf, routesOf, type Route } from './all-services/routes-of.ts';

const shop = setUpHarness(openAllServices);
const { rules, routes: table } = readTable();

const everyRoute = (): Route[] => Object.entries(shop.apps).flatMap(([name, app]) => routesOf(name, app));
const keyOf = (route: Route): string => `${route.process} ${nameOf(route)}`;
const ruleOf = (route: Route): string => table.get(keyOf(route)) ?? 'no rule';
const isInside = (route: Route): boolean => ['services', 'inside'].includes(ruleOf(route));

async function cookies(): Promise<Record<Caller, string>> {
  const cookies = await Promise.all(callers.map(async (caller) => [caller, await shop.cookie(caller)]));
  return Object.fromEntries(cookies) as Record<Caller, string>;
}

/** So many routes are looked at side by side: of all at once the last would wait longer for its answer than the gateway. */
const AT_ONCE = 8;

/** What a rule promises of a route, and what everybody met there. */
async function lookAt(route: Route, signedIn: Record<Caller, string>) {
  const rule = ruleOf(route);
  if (isInside(route)) return { promised: rules.get(rule), met: await callInside(shop, route) };
  const met = await callAs(shop, route, 'other', signedIn);
  if (!route.path.includes(':userID')) return { promised: rules.get(rule), met };
  const promised = `${rules.get(`${rule}, of oneself`)} / ${rules.get(`${rule}, of another`)}`;
  return { promised, met: `${await callAs(shop, route, 'self', signedIn)} / ${met}` };
}

test('every route of every router has its rule in docs/routes.md, and no row is left of one that went [sec-15]', () => {
  expect([...table.keys()].toSorted()).toEqual(everyRoute().map(keyOf).toSorted());
});

test('the gateway leads to each public route at its service, with the session where the rule needs one, and to nothing inside', () => {
  const wrong = everyRoute()
    .filter(({ process }) => process !== 'gateway')
    .filter((route) => {
      const leads = findRoute(route.path);
      if (isInside(route)) return leads !== undefined;
      return leads?.service !== route.process || (ruleOf(route) !== 'anyone' && !leads.session);
    });
  expect(wrong.map(keyOf)).toEqual([]);
});

test('at every route guests, shoppers and each kind of colleague get exactly what its rule says [sec-15 asvs-3]', async () => {
  const routes = everyRoute();
  const broken: string[] = [];
  const look = async (route: Route, signedIn: Record<Caller, string>) => {
    const { promised, met } = await lookAt(route, signedIn);
    if (met !== promised) broken.push(`${keyOf(route)} (${ruleOf(route)}): ${met} instead of ${promised}`);
  };
  // These may end sessions: each comes alone, with new ones.
  const [ofSessions = [], others = []] = [true, false].map((is) =>
    routes.filter(({ path }) => path.startsWith('/api/auth/') === is),
  );
  for (const route of ofSessions) await look(route, await cookies());
  const signedIn = await cookies();
  for (let start = 0; start < others.length; start += AT_ONCE)
    await Promise.all(others.slice(start, start + AT_ONCE).map((route) => look(route, signedIn)));
  expect(broken).toEqual([]);
});

/*
 * What the back office writes is in the record: each of its routes is called so that it does what it is for, and what is in
 * the record of that very call, or on its way there, is looked for in the services' databases.
 */
const writes: Route[] = [...table.keys()]
  .map((key) => {
    const [process = '', method = '', path = ''] = key.split(' ');
    return { process, method, path };
  })
  .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/admin/'));

async function send(cookie: string, method: string, path: string, body?: unknown): Promise<Response> {
  if (body instanceof FormData || body instanceof Blob)
    return fetch(shop.url + path, { method, headers: { cookie }, body });
  const isFile = typeof body === 'string';
  return fetch(shop.url + path, {
    method,
    headers: { cookie, 'content-type': isFile ? 'text/csv' : 'application/json' },
    body: isFile ? body : JSON.stringify(body ?? {}),
  });
}

type CallEntry = Pick<AuditEntry, 'by' | 'about' | 'requestId'>;
type Carrier = Partial<CallEntry> & { outbox?: { payload: CallEntry }[]; pendingEntries?: CallEntry[] };

async function entriesOf(requestId: string): Promise<CallEntry[]> {
  const services = Object.keys(shop.databases) as (keyof typeof shop.databases)[];
  const lookIn = (service: (typeof services)[number], name: string, path: string) =>
    shop.databases[service]
      .collection<Carrier>(name)
      .find({ [path]: requestId })
      .toArray();
  const carriers = await Promise.all([
    ...services.map((service) => lookIn(service, 'auditOutbox', 'outbox.payload.requestId')),
    lookIn('order', 'orders', 'outbox.payload.requestId'),
    lookIn('account', 'users', 'pendingEntries.requestId'),
    lookIn('account', 'auditLog', 'requestId'),
  ]);
  const entries = carriers
    .flat()
    .flatMap(({ outbox = [], pendingEntries = [], ...entry }) => [
      ...outbox.map(({ payload }) => payload),
      ...pendingEntries,
      entry as CallEntry,
    ]);
  return entries.filter((entry) => entry.requestId === requestId && entry.by !== undefined);
}

/** The owner's one entry of a call. While its event travels, a look may miss it or see it twice. */
async function theEntry(response: Response): Promise<CallEntry[]> {
  const findEntries = () => entriesOf(response.headers.get('x-request-id') ?? '');
  let last: CallEntry[] = [];
  const look = async () => (last = await findEntries());
  await expect.poll(look).toMatchObject([{ by: shop.ids.owner }]);
  return last;
}

test('every write of the back office in docs/routes.md is one that is tried below', () => {
  expect(writes.map(nameOf).toSorted()).toEqual(Object.keys(adminWrites).toSorted());
});

test.each(writes)(
  '$method $path is in the audit log: who did it, to what, by which call [sec-14]',
  async (route) => {
    const cookie = await shop.cookie('owner');
    const scene: Scene = {
      shop,
      call: async (method, path, body) =>
        (await (await send(cookie, method, path, body)).json()) as Record<string, unknown>,
    };
    const { path = '', body } = (await adminWrites[nameOf(route)]?.(scene, route)) ?? {};
    const response = await send(cookie, route.method, path, body);
    expect(response.ok || (await response.text())).toBe(true);
    const [auditEntry] = await theEntry(response);
    const [named] = /[0-9a-f]{24}[\w-]*/.exec(path) ?? [];
    if (named) expect(auditEntry?.about).toBe(named);
  },
);

test.each(['orders', 'customers', 'customers-orders/without-account'])(
  'an admin who downloads people’s data is in the audit log: %s',
  async (list) => {
    const headers = { cookie: await shop.cookie('owner') };
    const response = await fetch(`${shop.url}/api/admin/rest/${list}/export.csv`, { headers });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(';')]);
    await theEntry(response);
  },
);
