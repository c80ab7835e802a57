import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DueWish, EmailRecord, EmailOrder, SellerDetails } from '@shop/contracts';
import type { AdminRights } from '@shop/shop-rules';
import { orderConfirmed, orderStatusChanged, type DefinedEvent, type Events } from '@shop/events';
import { createLogger, newId, ShopError, type Database } from '@shop/service-kit';
import {
  anAdmin,
  closeService,
  openServiceApi,
  PATIENCE_MS,
  sendEvent,
  setUpHarness,
  someSettings,
  startStandIn,
  testSettings,
  waitFor,
  type ApiAnswer,
  type ServiceApi,
  type StandIn,
} from '@shop/testing';
import { createApp } from '../src/app.ts';
import { envSchema, type EmailConfig } from '../src/config.ts';
import type { EmailDeps } from '../src/deps.ts';
import { sampleOrder } from '../src/domain/sample-order.ts';
import { openEmailService } from '../src/open-email-service.ts';
import { forgetEmails } from '../src/sweepers/forget-emails.ts';
import { sendNextEmail } from '../src/sweepers/send-emails.ts';
import { startMailServer, type MailServer } from './mail-server.ts';

export type EmailHarness = {
  api: ServiceApi;
  config: EmailConfig;
  database: Database;
  deps: EmailDeps;
  mail: MailServer;
  order: StandIn;
  seller: SellerDetails;
  changeSeller: (fields: Partial<SellerDetails>) => Promise<void>;
  switchOrderLinks: (orderLinks: boolean) => Promise<void>;
  catalog: StandIn;
  /** Wishes that catalog lists as due; a notified one is removed. */
  waiting: DueWish[];
  folder: string;
  /** Orders by id, as the order service answers; tests change them. */
  orders: Map<string, EmailOrder>;
  /** The numbers of receipts and credit notes, by order or refund; tests change it. */
  orderReceipts: Map<string, string>;
  anOrder: (fields?: Partial<EmailOrder>) => EmailOrder;
  acknowledged: string[];
  deadLetters: Events['deadLetters'];
  /** Publishes an event as a relay does, and waits for the acknowledgement. @returns the event's id */
  publish: (event: DefinedEvent, payload: object) => Promise<string>;
  confirm: (order: EmailOrder) => Promise<string>;
  move: (order: EmailOrder, to: string, trackingCode?: string, isRepeated?: boolean) => Promise<string>;
  emailsOf: (order: Pick<EmailOrder, 'orderID'>) => Promise<EmailRecord[]>;
  sendAll: (minutesAhead?: number) => Promise<void>;
  forgetAfter: (days: number) => Promise<void>;
  /** The same service with other settings, on the same database. */
  depsWith: (settings: Partial<EmailConfig>) => Promise<EmailDeps>;
  /** Answer of a service with these deps to a back-office user; rights default to owner. */
  asAdminAt: (deps: EmailDeps, path: string, rights?: AdminRights) => Promise<ApiAnswer>;
  close: () => Promise<void>;
};

/** The email service with real stores, a real mail server and stand-ins for order and catalog. Tests start deliveries. */
async function openEmailHarness(settings: Partial<EmailConfig>): Promise<EmailHarness> {
  const { tokens, config: base } = testSettings();
  const orders = new Map<string, EmailOrder>();
  const orderReceipts = new Map<string, string>();
  const acknowledged: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  const mail = await startMailServer();
  const orderOf = (orderID = ''): EmailOrder => {
    const found = orders.get(orderID);
    if (!found) throw new ShopError({ code: 'order-not-found' });
    return found;
  };
  let linksMade = 0;
  const newToken = () => `token-${(linksMade += 1)}`;
  const order = await startStandIn('order', tokens, {
    'GET /internal/orders/:orderID': ({ params }) => orderOf(params['orderID']),
    'POST /internal/orders/:orderID/receipt': ({ params, body }) => {
      const { refundId = params['orderID'] } = body as { refundId?: string };
      const receipt = orderReceipts.get(refundId ?? '') ?? null;
      const isCreditNote = refundId !== params['orderID'];
      return { order: orderOf(params['orderID']), receipt, linkToken: isCreditNote ? null : newToken() };
    },
    'POST /internal/orders/:orderID/link': ({ params }) => {
      orderOf(params['orderID']);
      return { token: newToken() };
    },
    'GET /internal/receipts/:number': ({ params }) => ({
      number: params['number'],
      pdfBase64: Buffer.from(`%PDF-1.7 ${params['number']}`).toString('base64'),
    }),
    'POST /internal/outbox/acknowledge': ({ body }) => {
      acknowledged.push((body as { eventId: string }).eventId);
    },
  });
  const { seller } = someSettings();
  const switches = { orderLinks: true };
  const waiting: DueWish[] = [];
  const catalog = await startStandIn('catalog', tokens, {
    'GET /internal/settings': () => someSettings({ seller, ...switches }),
    'GET /internal/guarantee-notice': ({ query }) => ({
      fingerprint: 'png',
      pngBase64: query['known'] === 'png' ? null : Buffer.from('PNG').toString('base64'),
    }),
    'POST /internal/wishes/due': ({ body }) => {
      const { productID } = body as { productID: string };
      return waiting.filter(({ product }) => product.id === productID).slice(0, 2);
    },
    'POST /internal/wishes/link': () => ({ token: newToken() }),
    'POST /internal/wishes/notified': ({ body }) => {
      const rounds = (body as { notified: { round: string }[] }).notified.map(({ round }) => round);
      waiting.splice(0, waiting.length, ...waiting.filter(({ round }) => !rounds.includes(round)));
    },
    'POST /internal/outbox/acknowledge': ({ body }) => {
      acknowledged.push((body as { eventId: string }).eventId);
    },
  });
  const config: EmailConfig = {
    ...envSchema.parse({
      ...base,
      ORDER_URL: order.url,
      CATALOG_URL: catalog.url,
      MAIL_DIR: join(folder, 'mail'),
      LIMITS: 'off',
    }),
    SMTP_URL: mail.url,
    ...settings,
  };
  const logger = createLogger('email', 'silent');
  const service = await openEmailService(config, logger, { timeoutMs: PATIENCE_MS });
  const { deps, database } = service;
  // The sender is not started; tests send with their own clock.
  deps.events.start();
  const others: (() => Promise<void>)[] = [];
  const api = await openServiceApi('email', service.app, tokens);
  const admin = api.as(anAdmin());
  const publish: EmailHarness['publish'] = async (event, payload) => {
    const eventId = await sendEvent(event, payload, config);
    await waitFor('the acknowledgement', () => acknowledged.includes(eventId));
    return eventId;
  };
  return {
    api,
    config,
    database,
    deps,
    mail,
    order,
    seller,
    changeSeller: async (fields) => {
      Object.assign(seller, fields);
      // Any change of texts ends what is kept.
      await deps.emailTexts.write('order-shipped', null, undefined);
    },
    switchOrderLinks: async (orderLinks) => {
      switches.orderLinks = orderLinks;
      await deps.emailTexts.write('order-shipped', null, undefined);
    },
    catalog,
    waiting,
    folder: config.MAIL_DIR,
    orders,
    orderReceipts,
    anOrder: (fields = {}) => {
      const made = { ...sampleOrder, orderID: newId(), ...fields };
      orders.set(made.orderID, made);
      return made;
    },
    acknowledged,
    deadLetters: deps.events.deadLetters,
    publish,
    confirm: ({ orderID }) =>
      publish(orderConfirmed, { orderID, userID: newId(), cartVersion: 1, lines: [] }),
    move: ({ orderID }, to, trackingCode = '', isRepeated = false) =>
      publish(orderStatusChanged, { orderID, from: 'confirmed', to, trackingCode, isRepeated }),
    emailsOf: async ({ orderID }) => {
      const filter = encodeURIComponent(JSON.stringify({ orderID }));
      return (await admin('GET', `/api/admin/rest/letters?filter=${filter}`)).body as EmailRecord[];
    },
    sendAll: async (minutesAhead = 0) => {
      const now = () => new Date(Date.now() + minutesAhead * 60_000);
      while (await sendNextEmail({ ...deps, now }));
    },
    forgetAfter: (days) => forgetEmails({ ...deps, now: () => new Date(Date.now() + days * 86_400_000) }),
    depsWith: async (settings) => {
      const otherService = await openEmailService({ ...config, ...settings }, logger);
      others.push(async () => {
        for (const close of otherService.closers) await close();
      });
      return otherService.deps;
    },
    asAdminAt: async (itsDeps, path, rights = 'owner') => {
      const itsApi = await openServiceApi('email', createApp(itsDeps, database.ready), tokens);
      const answer = await itsApi.as(anAdmin({ rights }))('GET', path);
      await itsApi.close();
      return answer;
    },
    close: async () => {
      for (const close of others) await close();
      await closeService(service);
      await Promise.all([api.close(), order.close(), catalog.close(), mail.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An email service for the tests of a file. */
export const setUpEmailHarness = (settings: Partial<EmailConfig> = {}): EmailHarness =>
  setUpHarness(() => openEmailHarness(settings));
