import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminRights } from '@shop/shop-rules';
import { createLogger, newId, serviceTokenSigner, type OpenService } from '@shop/service-kit';
import { envSchema as accountEnv } from '../../../../services/account/src/config.ts';
import { setSessionCookies } from '../../../../services/account/src/http/cookies.ts';
import { openAccountService } from '../../../../services/account/src/open-account-service.ts';
import { envSchema as cartEnv } from '../../../../services/cart/src/config.ts';
import { openCartService } from '../../../../services/cart/src/open-cart-service.ts';
import { envSchema as catalogEnv } from '../../../../services/catalog/src/config.ts';
import { openCatalogService } from '../../../../services/catalog/src/open-catalog-service.ts';
import { envSchema as gatewayEnv } from '../../../../services/gateway/src/config.ts';
import { openGateway } from '../../../../services/gateway/src/open-gateway.ts';
import { serviceNames, type ServiceName } from '../../../../services/gateway/src/routes.ts';
import { envSchema as emailEnv } from '../../../../services/email/src/config.ts';
import { openEmailService } from '../../../../services/email/src/open-email-service.ts';
import { envSchema as orderEnv } from '../../../../services/order/src/config.ts';
import { openOrderService } from '../../../../services/order/src/open-order-service.ts';
import { envSchema as paymentEnv } from '../../../../services/payment/src/config.ts';
import { openPaymentService } from '../../../../services/payment/src/open-payment-service.ts';
import { closeServer, closeService, listen, PATIENCE_MS, testSettings } from '../../src/index.ts';

/** Who may be calling, from outside. */
export const callers = ['anonymous', 'shopper', 'viewer', 'catalogue', 'orders', 'owner'] as const;
export type Caller = (typeof callers)[number];

export type App = OpenService<unknown>['app'];

export type AllServices = {
  /** Where the gateway listens. */
  url: string;
  /** Where each service listens, on the inside. */
  urls: Record<ServiceName, string>;
  /** Each process's app, whose router lists its routes. */
  apps: Record<ServiceName | 'gateway', App>;
  /** Each service's database. */
  databases: Record<ServiceName, OpenService<unknown>['database']['connection']>;
  /** What another service sends to be let in. */
  serviceToken: (to: ServiceName) => string;
  /** The ids of those who are signed in. */
  ids: Record<Caller, string>;
  /** A new session's cookie; '' for an anonymous caller. */
  cookie: (caller: Caller) => Promise<string>;
  close: () => Promise<void>;
};

/** Lets servers listen before there is anything behind them, because the services' settings name each other's addresses. */
async function listenFirst<Name extends string>(names: readonly Name[]) {
  const servers = names.map((name) => ({ name, server: createServer({ requireHostHeader: false }) }));
  const urls = {} as Record<Name, string>;
  for (const { name, server } of servers) urls[name] = await listen(server);
  return {
    urls,
    serve: (apps: Record<Name, App>) =>
      servers.forEach(({ name, server }) => void server.on('request', apps[name])),
    close: () => Promise.all(servers.map(({ server }) => closeServer(server))),
  };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-services-'));
  writeFileSync(join(folder, 'index.html'), '<meta name="brand" content="%BRAND%">');
  return folder;
}

const base64 = (pem: string | Buffer) => Buffer.from(pem).toString('base64');

function settingsOf(urls: Record<string, string>, folder: string): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { config } = testSettings();
  return {
    ...(Object.fromEntries(Object.entries(config).map(([key, value]) => [key, String(value)])) as Record<
      string,
      string
    >),
    ...Object.fromEntries(Object.entries(urls).map(([name, url]) => [`${name.toUpperCase()}_URL`, url])),
    USER_TOKEN_PRIVATE_KEY: base64(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    USER_TOKEN_PUBLIC_KEY: base64(publicKey.export({ type: 'spki', format: 'pem' })),
    SESSION_SECRET: randomUUID(),
    LIMITS: 'off',
    BCRYPT_COST: '10',
    ADMIN_DIST: folder,
    UPLOADS_DIR: folder,
    MAIL_DIR: folder,
    PUBLIC_URL: urls['gateway']?.replace('127.0.0.1', 'localhost') ?? '',
    STRIPE_SECRET_KEY: 'sk_test_house',
    STRIPE_WEBHOOK_SECRET: 'whsec_house_house',
    PAYPAL_CLIENT_ID: 'paypal-client',
    PAYPAL_CLIENT_SECRET: 'paypal-secret',
    PAYPAL_WEBHOOK_ID: 'webhook',
    SANDBOX_URL: urls['storefront'] ?? '',
  };
}

async function openServices(settings: Record<string, string>) {
  const logger = createLogger('all services', 'silent');
  const opening = { timeoutMs: PATIENCE_MS };
  const [account, catalog, cart, order, payment, email] = await Promise.all([
    openAccountService(accountEnv.parse(settings), logger, opening),
    openCatalogService(catalogEnv.parse(settings), logger, opening),
    openCartService(cartEnv.parse(settings), logger, opening),
    openOrderService(orderEnv.parse(settings), logger, opening),
    openPaymentService(paymentEnv.parse(settings), logger, opening),
    openEmailService(emailEnv.parse(settings), logger, opening),
  ]);
  const services = { account, catalog, cart, order, payment, email };
  return { ...services, gateway: await openGateway(gatewayEnv.parse(settings), logger, opening) };
}

type Opened = Awaited<ReturnType<typeof openServices>>;

/** Makes an account for each of those who sign in. */
async function makePeople({ account }: Opened): Promise<Record<Caller, string>> {
  const ids = { anonymous: '' } as Record<Caller, string>;
  for (const caller of callers.slice(1)) {
    const { _id } = await account.deps.users.insert({
      userName: `AllServices ${caller}`,
      email: `${newId()}@posti.example`,
      passwordHash: 'none',
      createdAt: new Date(),
      ...(caller === 'shopper' ? { role: 'customer' } : { role: 'admin', rights: caller as AdminRights }),
    });
    ids[caller] = _id;
  }
  return ids;
}

function cookieOf({ account: { deps } }: Opened, ids: Record<Caller, string>) {
  return async (caller: Caller): Promise<string> => {
    const user = await deps.users.find(ids[caller]);
    if (!user) return '';
    const lastSeenAt = new Date();
    const expiresAt = new Date(lastSeenAt.getTime() + 3_600_000);
    const session = {
      _id: randomUUID(),
      userID: user._id,
      epoch: user.epoch,
      openedAt: lastSeenAt,
      address: '',
      browser: '',
      system: '',
      lastSeenAt,
      expiresAt,
    };
    await deps.sessions.insert(session);
    const cookies: string[] = [];
    const cookie = (name: string, value: string) => cookies.push(`${name}=${encodeURIComponent(value)}`);
    setSessionCookies({ cookie } as never, deps.config, session, user);
    return cookies.join('; ');
  };
}

/**
 * All the services and the gateway in one process, real, on a real database, with an account for everybody who may be
 * calling. None is started: no event travels. Behind the gateway the storefront answers an empty page.
 */
export async function openAllServices(): Promise<AllServices> {
  const names = [...serviceNames, 'gateway', 'storefront'] as const;
  const listening = await listenFirst(names);
  const folder = makeFolder();
  const settings = settingsOf(listening.urls, folder);
  const opened = await openServices(settings);
  const apps = Object.fromEntries(
    [...serviceNames, 'gateway' as const].map((name) => [name, opened[name].app]),
  ) as AllServices['apps'];
  const emptyPage = ((_request: unknown, response: { end: () => void }) => response.end()) as never;
  listening.serve({ ...apps, storefront: emptyPage });
  const ids = await makePeople(opened);
  return {
    url: settings['PUBLIC_URL'] ?? '',
    urls: listening.urls,
    apps,
    databases: Object.fromEntries(
      serviceNames.map((name) => [name, opened[name].database.connection]),
    ) as AllServices['databases'],
    serviceToken: (to) => serviceTokenSigner(settings['SERVICE_TOKEN_SECRET'] ?? '', 'house', to)(),
    ids,
    cookie: cookieOf(opened, ids),
    close: async () => {
      await listening.close();
      for (const close of opened.gateway.closers) await close();
      await Promise.all(serviceNames.map((name) => closeService(opened[name] as OpenService<unknown>)));
      rmSync(folder, { recursive: true });
    },
  };
}
