import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root, startShop, type Shop } from '@shop/dev-stack';
import mongoose, { type Connection } from 'mongoose';
import { inject } from 'vitest';
import { makeCertificate } from './certificate.ts';
import { openTlsProxy } from './tls-proxy.ts';
import { openValve, type Valve } from './valve.ts';
import { newVisitor, type Visitor } from './visitor.ts';
import { addWare, lineOf, soundAddress, type Ware } from './wares.ts';

export const HOST = 'kauppa.example';
/** The shop's public address. */
export const OWN_ADDRESS = `https://${HOST}`;

type Person = Visitor & { id: string; email: string; password: string };
/** A customer with an address, and one piece of the product in the cart. */
export type Buyer = Person & { addressID: string };

/** A shop in production mode, behind TLS, with the limits of production. */
export type ProductionShop = {
  shop: Shop;
  secret: string;
  dataDir: string;
  /** A guest with an IP address of their own, so with own rate limits. */
  visitor: (address?: string, cookies?: Map<string, string>) => Promise<Visitor>;
  /** Port for a browser, with an IP address of its own. */
  port: number;
  customer: Person;
  /** Another customer. */
  otherBuyer: Person;
  admin: Person;
  /** The shop's only product. */
  product: Ware;
  /** A new customer with known address and cart. */
  buyer: (userName?: string) => Promise<Buyer>;
  /** Accounts before the operator's command made the first admin. */
  accountsAtFirst: number;
  stores: { mongo: Valve; redis: Valve };
  database: (service: string) => Connection;
  close: () => Promise<void>;
};

/** Settings that production requires; the keys are invented. */
function settings(): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = (text: string | Buffer) => Buffer.from(text).toString('base64');
  const random = () => randomBytes(32).toString('hex');
  return {
    SHOP_MODE: 'production',
    PUBLIC_URL: OWN_ADDRESS,
    TRUSTED_PROXIES: '127.0.0.1',
    PAYMENTS: 'test',
    STRIPE_SECRET_KEY: `sk_test_${random()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${random()}`,
    PAYPAL_CLIENT_ID: random(),
    PAYPAL_CLIENT_SECRET: random(),
    PAYPAL_WEBHOOK_ID: random(),
    PAYPAL_ENVIRONMENT: 'sandbox',
    // No call reaches a provider: tests read the stored requests.
    HTTPS_PROXY: 'http://127.0.0.1:1',
    SESSION_SECRET: random(),
    SERVICE_TOKEN_SECRET: random(),
    USER_TOKEN_PRIVATE_KEY: pem(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    USER_TOKEN_PUBLIC_KEY: pem(publicKey.export({ type: 'spki', format: 'pem' })),
    BCRYPT_COST: '10',
    LIMITS: 'production',
    DB_PREFIX: `test-security-${randomBytes(4).toString('hex')}`,
    SMTP_URL: '',
    DATA_DIR: '',
  };
}

export async function openProductionShop(): Promise<ProductionShop> {
  const env = settings();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-security-'));
  const [mongo, redis] = [await openValve(inject('mongoUrl')), await openValve(inject('redisUrl'))];
  const port = await freePort();
  const given = { ...env, MONGO_URL: mongo.url, REDIS_URL: redis.url };
  const shop = await startShop({ port, dataDir, env: given });
  const certificate = makeCertificate(HOST);
  const proxy = openTlsProxy(certificate, port);
  const connection = await mongoose.createConnection(inject('mongoUrl')).asPromise();
  const database = (service: string) =>
    connection.useDb(`${env['DB_PREFIX']}_${service}`, { useCache: true });
  const visitor: ProductionShop['visitor'] = async (address = '192.0.2.1', cookies) =>
    newVisitor({ host: HOST, port: await proxy.portOf(address), ca: certificate.cert }, cookies);

  const accountsAtFirst = await database('account').collection('users').countDocuments();
  const signedIn = async (email: string, password: string): Promise<Person> => {
    const person = await visitor();
    const { body } = await person.call('POST', '/api/auth/login', { email, password });
    return { ...person, id: String(body.user.id), email, password };
  };
  const registered = async (userName: string) => {
    const [email, password] = [
      `${randomBytes(6).toString('hex')}@posti.example`,
      randomBytes(9).toString('hex'),
    ];
    await (await visitor()).call('POST', '/api/auth/register', { userName, email, password });
    return signedIn(email, password);
  };
  const adminLogin = { email: 'omistaja@kauppa.example', password: randomBytes(9).toString('hex') };
  await makeAdmin({ ...shop.paymentEnv, BCRYPT_COST: '10' }, adminLogin);
  const admin = await signedIn(adminLogin.email, adminLogin.password);
  const product = await addWare(admin);
  const buyer = async (userName = 'Bertta Ostaja'): Promise<Buyer> => {
    const person = await registered(userName);
    const address = { userID: person.id, ...soundAddress };
    const { body } = await person.call('POST', '/api/shop/address/add', address);
    await person.call('POST', '/api/shop/cart/add', lineOf(person.id, product));
    return { ...person, addressID: String(body.data._id) };
  };
  return {
    shop,
    secret: env['SESSION_SECRET'] ?? '',
    dataDir,
    visitor,
    port: await proxy.portOf('192.0.2.99'),
    customer: await registered('Aino Asiakas'),
    otherBuyer: await registered('Olli Ostaja'),
    admin,
    product,
    buyer,
    accountsAtFirst,
    stores: { mongo, redis },
    database,
    close: async () => {
      await shop.stop();
      await proxy.close();
      for (const service of ['account', 'catalog', 'cart', 'order', 'payment', 'email'])
        await database(service).dropDatabase();
      await connection.close();
      [mongo, redis].forEach((valve) => valve.close());
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes the first admin by the operator's command, with the password in the environment. */
function makeAdmin(env: Record<string, string>, login: { email: string; password: string }): Promise<void> {
  const who = ['--role', 'admin', '--email', login.email, '--name', 'Oili Omistaja'];
  const child = spawn(process.execPath, ['services/account/src/create-user.ts', ...who], {
    cwd: root,
    env: { ...env, NEW_USER_PASSWORD: login.password },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done, fail) =>
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`the admin was not made: ${code}`)))),
  );
}
