import type { AccountEmail, OfferedProduct, ShopSettings } from '@shop/contracts';
import { createLogger, type InternalUser } from '@shop/service-kit';
import {
  aCart,
  aProduct,
  aUser,
  closeService,
  openServiceApi,
  PATIENCE_MS,
  setUpHarness,
  someSettings,
  startStandIn,
  testSettings,
  type ServiceApi,
  type StandIn,
  type TestSettings,
} from '@shop/testing';
import type { Connection } from 'mongoose';
import { vi } from 'vitest';
import type { AccountDeps } from '../src/deps.ts';
import type { Deletion } from '../src/domain/deletion.ts';
import { openAccountService } from '../src/open-account-service.ts';
import { finishNextDeletion } from '../src/sweepers/finish-deletions.ts';
import { sendNextNotice } from '../src/sweepers/send-notices.ts';

export type AccountHarness = {
  api: ServiceApi;
  tokens: TestSettings['tokens'];
  deps: AccountDeps;
  /** The service's own database. */
  database: Connection;
  clock: { now: Date };
  aCustomer: () => Promise<InternalUser>;
  /** Emails that the stand-in of the email service has accepted, and that stand-in. */
  emails: AccountEmail[];
  emailService: StandIn;
  sendNotices: () => Promise<void>;
  finishDeletions: () => Promise<void>;
  /** Events about this account's deletion, with the consumers that have not applied them. */
  unheard: (userID: string) => Promise<{ event: string; payload: unknown; listeners: string[] }[]>;
  /** Acknowledges the deletion for cart and order. */
  hear: (userID: string) => Promise<void>;
  setSettings: (fields: Partial<ShopSettings>) => void;
  offers: Map<string, OfferedProduct>;
  held: Set<string>;
  /** Stand-ins of services that store an account's data. */
  others: Record<'cart' | 'order' | 'catalog', StandIn>;
  close: () => Promise<void>;
};

/** The account service's HTTP interface on a database of its own, with a clock that a test can turn. */
async function openAccountHarness(limits: 'production' | 'off'): Promise<AccountHarness> {
  const { config, tokens } = testSettings();
  const clock = { now: new Date() };
  const emails: AccountEmail[] = [];
  const emailService = await startStandIn('email', tokens, {
    'POST /internal/emails/account': ({ body }) => void emails.push(body as AccountEmail),
    'POST /internal/emails/sent-to': ({ body }) =>
      emails
        .filter(({ to }) => to === (body as { email: string }).email)
        .map(({ kind }) => ({ kind, subject: 'Aihe', createdAt: clock.now.toISOString() })),
  });
  let settings = someSettings();
  const offers = new Map<string, OfferedProduct>();
  const held = new Set<string>();
  const cart = await startStandIn('cart', tokens, {
    'GET /internal/carts/:userID': () => aCart([aProduct()]),
  });
  const order = await startStandIn('order', tokens, {
    'GET /internal/buyers/:userID/orders': () => [],
    'GET /internal/buyers/:userID/review-reminders': () => ({ wanted: false }),
  });
  const catalog = await startStandIn('catalog', tokens, {
    'POST /internal/wishes/own': ({ body }) => [
      {
        product: 'Aitta-mekko',
        size: 'M',
        email: (body as { email: string }).email,
        askedAt: clock.now.toISOString(),
      },
    ],
    'POST /internal/wishes/forget': () => undefined,
    'GET /internal/settings': () => settings,
    'GET /internal/offers/:id': ({ params: { id = '' } }) => ({
      product: offers.get(id) ?? null,
      isHeld: held.has(id),
    }),
    'POST /internal/reviews/own': () => [],
    'POST /internal/reviews/forget': () => undefined,
  });
  const service = await openAccountService(
    {
      ...config,
      SESSION_SECRET: 's'.repeat(32),
      LIMITS: limits,
      BCRYPT_COST: 10,
      BRAND: 'Luonnonlanka',
      CATALOG_URL: catalog.url,
      CART_URL: cart.url,
      ORDER_URL: order.url,
      PAYMENT_URL: order.url,
      EMAIL_URL: emailService.url,
      SENDS_MAIL: true,
    },
    createLogger('account', 'silent'),
    { now: () => clock.now, timeoutMs: PATIENCE_MS },
  );
  const api = await openServiceApi('account', service.app, tokens);
  const { connection } = service.database;
  const outboxOf = async (userID: string) =>
    (await connection.collection<Deletion>('deletions').findOne({ _id: userID }))?.outbox ?? [];
  return {
    api,
    tokens,
    deps: service.deps,
    database: connection,
    clock,
    aCustomer: async () => {
      const { id: _id, userName, role, ...session } = aUser();
      const person = { email: `${_id}@posti.example`, userName, role, passwordHash: 'none' };
      await service.deps.users.insert({ ...person, _id, createdAt: clock.now });
      return { id: _id, userName, role, ...session };
    },
    emails,
    emailService,
    sendNotices: async () => {
      while (await sendNextNotice(service.deps));
    },
    finishDeletions: async () => {
      while (await finishNextDeletion(service.deps));
    },
    unheard: async (userID) =>
      (await outboxOf(userID)).map(({ name, payload, waiting }) => ({
        event: name,
        payload,
        listeners: waiting,
      })),
    hear: async (userID) => {
      for (const { eventId, waiting } of await outboxOf(userID))
        for (const consumer of waiting)
          await api.asService('POST', '/internal/outbox/acknowledge', { eventId, consumer });
    },
    setSettings: (fields) => {
      settings = someSettings(fields);
    },
    offers,
    held,
    others: { cart, order, catalog },
    close: async () => {
      await api.close();
      await closeService(service);
      await Promise.all([emailService, cart, order, catalog].map(({ close }) => close()));
    },
  };
}

/** An account service for the tests of a file. */
export const setUpAccountHarness = (limits: 'production' | 'off' = 'production'): AccountHarness =>
  setUpHarness(() => openAccountHarness(limits));

/** Takes the time out of hashing, most of a second each: a password's hash says whose it is, and no more. */
export function hashAtOnce({ deps: { hasher } }: AccountHarness): void {
  vi.spyOn(hasher, 'hash').mockImplementation(async (given) => `hash of ${given}`);
  vi.spyOn(hasher, 'matches').mockImplementation(async (given, hash) => hash === `hash of ${given}`);
}

/** The session's id stands in the cookie's token. */
export function sessionOf(answer: { headers: Headers }): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('sid='));
  const [, payload = ''] = (cookie ?? '').split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti: string }).jti;
}
