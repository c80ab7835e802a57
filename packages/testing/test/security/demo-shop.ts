import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askProviders, assertReconciled } from '@shop/reconciliation';
import { freePort, startShop } from '@shop/dev-stack';
import mongoose from 'mongoose';
import { inject } from 'vitest';
import { newBuyer, type Buyer } from '../../src/buyer.ts';
import { logIn, type Client } from '../../src/http-client.ts';
import { fileForm, soundProduct, UPLOAD } from './wares.ts';

/** A shop with payment stand-ins and the limits of production, for scripts that pay. */
export type DemoShop = {
  url: string;
  admin: Client;
  /** A new buyer, and a product of `stock` pieces that only this buyer knows. */
  buyer: (stock?: number) => Promise<Buyer & { productID: string }>;
  /** Another buyer of the same product. */
  another: (productID: string) => Promise<Buyer>;
  dataDir: string;
  /** @throws Error with the audit's report when it has findings */
  reconcile: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openDemoShop(): Promise<DemoShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-security-demo-'));
  const prefix = `test-security-demo-${randomBytes(4).toString('hex')}`;
  const { url, accounts, config, paymentEnv, stop } = await startShop({
    port: await freePort(),
    dataDir,
    limits: 'production',
    seed: false,
    env: {
      MONGO_URL: inject('mongoUrl'),
      REDIS_URL: inject('redisUrl'),
      DB_PREFIX: prefix,
      BCRYPT_COST: '10',
    },
  });
  if (!accounts) throw new Error('a demo has accounts');
  const admin = await logIn(url, accounts.admin);
  const sent = await admin.send(UPLOAD, { method: 'POST', body: fileForm() });
  const { result: images } = (await sent.json()) as { result: string[] };
  return {
    url,
    admin,
    another: (productID) => newBuyer(url, productID),
    buyer: async (stock = 20) => {
      const product = { ...soundProduct(images), stock };
      const { body } = await admin.call('POST', '/api/admin/product/add', product);
      const productID = String(body.data._id);
      return { ...(await newBuyer(url, productID)), productID };
    },
    dataDir,
    reconcile: () =>
      assertReconciled({
        mongoUrl: inject('mongoUrl'),
        dbPrefix: config.dbPrefix,
        askProviders: () => askProviders({ env: paymentEnv, days: 1 }),
      }),
    close: async () => {
      await stop();
      const connection = await mongoose.createConnection(inject('mongoUrl')).asPromise();
      for (const service of ['account', 'catalog', 'cart', 'order', 'payment', 'email'])
        await connection.useDb(`${prefix}_${service}`).dropDatabase();
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
