import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { SandboxConfig } from './config.ts';
import { openLedger } from './ledger/ledger.ts';
import { createLog } from './log.ts';
import { createMoneyMoves } from './money-moves.ts';
import { knownMethods } from './stripe/account-methods.ts';
import { createSender } from './webhooks/sender.ts';

export type RunningSandbox = { /** Base of both APIs. */ url: string; stop: () => Promise<void> };

const EXPIRY_CHECK_MS = 1_000;

/** @param config port 0 takes a free one */
export async function startSandbox(config: SandboxConfig): Promise<RunningSandbox> {
  const ledger = openLedger(config.LEDGER_FILE);
  const log = createLog(config.LOG_LEVEL);
  const sender = createSender({ ledger, config, log });
  const moves = createMoneyMoves({ ledger, publicUrl: config.PUBLIC_URL, flush: sender.flush });
  const server = createServer(createApp({ config, ledger, moves, log, account: { methods: knownMethods } }));
  // Longer than any client keeps an idle connection, so no call meets a closing one.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.PORT, config.HOST, resolve);
  });
  sender.flush();
  const clock = setInterval(() => moves.expireDue(Date.now()), EXPIRY_CHECK_MS);
  const { port } = server.address() as AddressInfo;
  log('ready', { port });
  return {
    url: `http://${config.HOST}:${port}`,
    stop: async () => {
      clearInterval(clock);
      sender.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
