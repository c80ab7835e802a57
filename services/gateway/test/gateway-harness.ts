import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, refuseAtSocket } from '@shop/service-kit';
import { closeServer, listen, PATIENCE_MS, setUpHarness, testSettings } from '@shop/testing';
import jwt from 'jsonwebtoken';
import { beforeEach } from 'vitest';
import type { GatewayDeps } from '../src/deps.ts';
import { safeHeaders } from '../src/http/headers.ts';
import { openGateway } from '../src/open-gateway.ts';
import { serviceNames } from '../src/routes.ts';

const SESSION_SECRET = 's'.repeat(40);
const SESSIONS = '/internal/sessions/';

type Seen = {
  service: string;
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  /** The body; a process answers when it has all of it. */
  chunks: Buffer[];
};

/** What stands behind the gateway: what it was asked, and what it answers. A test begins with all of it well. */
class Behind {
  seen: Seen[] = [];
  /** The services that the gateway has opened a connection to, one for each. */
  connected: string[] = [];
  sessions = new Map<string, { userID: string; userName: string; role: string }>();
  accountAway = false;
  /** What account waits for before it tells who is behind a session. */
  sessionsHeld: Promise<void> = Promise.resolve();
  /** What the processes answer, or null where they are away. */
  answer: { status: number; headers?: Record<string, string> } | null = { status: 200 };
  /** What comes over a connection that was used before is cut off, as where its process was just closing it. */
  closesUsed = false;
  /** A process there is frozen: it takes everything and answers nothing. */
  isFrozen = false;
  /** Another one for every test: what the gateway heard of a session counts for a second. */
  sessionId = randomUUID();

  reset(): void {
    Object.assign(this, new Behind());
    this.sessions.set(this.sessionId, { userID: 'a'.repeat(24), userName: 'Aino', role: 'admin' });
  }
}

export type GatewayHarness = {
  /** The gateway's address. */
  url: string;
  server: Server;
  deps: GatewayDeps;
  behind: Behind;
  /** The file of the back office's page. */
  adminPage: string;
  /** A session's cookie; without arguments that of the admin who is logged in. */
  cookie: (claims?: object, options?: jwt.SignOptions, secret?: string) => string;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  close: () => Promise<void>;
};

/** Answers what it was asked, in the place of a process behind the gateway. */
async function startEcho(service: string, behind: Behind) {
  const used = new WeakSet<Socket>();
  const server = createServer((request, response) => {
    if (service === 'account' && request.url?.startsWith(SESSIONS))
      return void behind.sessionsHeld.then(() => answerSession(request, response, behind));
    const { method = '', url = '', headers } = request;
    const chunks: Buffer[] = [];
    behind.seen.push({ service, method, url, headers, chunks });
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (behind.isFrozen) return;
      if (behind.closesUsed && used.has(request.socket)) return void request.socket.destroy();
      used.add(request.socket);
      if (behind.answer === null) return void request.socket.destroy();
      response.writeHead(behind.answer.status, {
        'content-type': 'application/json',
        ...behind.answer.headers,
      });
      response.end(JSON.stringify({ success: true, service }));
    });
  });
  server.on('connection', () => behind.connected.push(service));
  return { url: await listen(server), close: () => closeServer(server) };
}

/** Who is behind a session, as account tells the gateway. */
function answerSession(request: IncomingMessage, response: ServerResponse, behind: Behind): void {
  if (behind.accountAway) return void request.socket.destroy();
  const data = behind.sessions.get(request.url?.slice(SESSIONS.length) ?? '');
  response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(
      data ? { success: true, data } : { success: false, message: 'Ei löytynyt.', code: 'not-found' },
    ),
  );
}

function makeAdminPage() {
  const ADMIN_DIST = mkdtempSync(join(tmpdir(), 'shop-admin-'));
  const adminPage = join(ADMIN_DIST, 'index.html');
  writeFileSync(
    adminPage,
    '<html data-pictures="%PICTURES%"><meta name="brand" content="%BRAND%"><i>%PAYMENTS%</i>',
  );
  return { ADMIN_DIST, adminPage };
}

function makeUserTokenKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64');
}

async function openGatewayHarness(): Promise<GatewayHarness> {
  const behind = new Behind();
  const names = [...serviceNames, 'storefront', 'sandbox'] as const;
  const echoes = await Promise.all(names.map((name) => startEcho(name, behind)));
  const addresses = Object.fromEntries(
    names.map((name, i) => [`${name.toUpperCase()}_URL`, echoes[i]?.url]),
  ) as Record<`${Uppercase<(typeof names)[number]>}_URL`, string>;
  const { ADMIN_DIST, adminPage } = makeAdminPage();
  const server = createServer({ requireHostHeader: false });
  const url = (await listen(server)).replace('127.0.0.1', 'localhost');
  const gateway = await openGateway(
    {
      ...testSettings().config,
      ...addresses,
      PUBLIC_URL: url,
      SESSION_SECRET,
      USER_TOKEN_PRIVATE_KEY: makeUserTokenKey(),
      ADMIN_DIST,
      BRAND: 'Villa & <Pellava>',
      PAYMENTS: 'live',
      PICTURES_CDN_URL: 'https://cdn.example/shop',
      LIMITS: 'production',
      TRUSTED_PROXIES: [],
    },
    createLogger('gateway', 'silent'),
    { timeoutMs: PATIENCE_MS },
  );
  // Without the count of a call that Redis tells late the call passes, and no limit is kept.
  gateway.deps.redis.options.commandTimeout = PATIENCE_MS;
  server.on('request', gateway.app);
  refuseAtSocket(server, safeHeaders({ PUBLIC_URL: url }));
  return {
    url,
    server,
    deps: gateway.deps,
    behind,
    adminPage,
    cookie: (claims = {}, options = {}, secret = SESSION_SECRET) =>
      `sid=${jwt.sign(claims, secret, {
        algorithm: 'HS256',
        issuer: 'account',
        audience: 'shop',
        jwtid: behind.sessionId,
        expiresIn: 60,
        header: { alg: 'HS256', typ: 'session+jwt' },
        ...options,
      })}`,
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    close: async () => {
      await closeServer(server);
      for (const { close } of echoes) await close();
      for (const close of gateway.closers) await close();
      rmSync(ADMIN_DIST, { recursive: true });
    },
  };
}

/** A gateway for the tests of a file, in front of processes that only tell what they were asked. */
export function setUpGatewayHarness(): GatewayHarness {
  const harness = setUpHarness(openGatewayHarness);
  beforeEach(() => harness.behind.reset());
  return harness;
}

/** What a process behind the gateway was told of the caller. */
export const claimsOf = (request: Seen | undefined): jwt.JwtPayload =>
  jwt.decode(String(request?.headers['x-user-token'])) as jwt.JwtPayload;
