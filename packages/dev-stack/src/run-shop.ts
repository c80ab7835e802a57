import { inspect } from 'node:util';
import { endProcess } from '@shop/service-kit/end-process';
import { environment } from './config.ts';
import { StartError } from './start-error.ts';
import { type Shop, type ShopOptions, startShop } from './start-shop.ts';
import { welcome } from './welcome.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);

// npm forwards Ctrl-C a second time.
const SAME_PRESS_MS = 1_000;

/** Until Ctrl-C, SIGTERM or SIGHUP; a second Ctrl-C skips waiting. */
export async function runShop(options: ShopOptions = {}, whileUp?: (shop: Shop) => void): Promise<void> {
  const started = Date.now();
  const { stopping, hurry } = listenForStop();
  // The reader of the output may exit first.
  process.stdout.on('error', () => undefined);
  try {
    const shop = await startShop({ say: print, signal: stopping.signal, hurry: hurry.signal, ...options });
    print(`${welcome(shop)}Up in ${Math.round((Date.now() - started) / 1000)} s.`);
    whileUp?.(shop);
    await new Promise<void>((resolve) => {
      stopping.signal.addEventListener('abort', () => resolve());
      if (stopping.signal.aborted) resolve();
    });
    await shop.stop();
    print('Stopped.');
  } catch (error) {
    if (stopping.signal.aborted) print('Stopped.');
    else {
      print(error instanceof StartError ? `\n${error.message}` : inspect(error));
      process.exitCode = 1;
    }
  }
  // Open handles of libraries must not keep the process alive.
  endProcess();
}

function listenForStop(): { stopping: AbortController; hurry: AbortController } {
  const stopping = new AbortController();
  const hurry = new AbortController();
  let first = 0;
  const stop = (why: string) => {
    if (first === 0) print(`\nStopping (${why}) …`);
    else if (Date.now() - first > SAME_PRESS_MS) hurry.abort();
    first ||= Date.now();
    stopping.abort();
  };
  process.on('SIGINT', () => stop('Ctrl-C'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => stop('the terminal was closed'));
  if (environment['npm_lifecycle_event']) whenOrphaned(() => stop('npm has ended'));
  return { stopping, hurry };
}

/** A killed npm sends no signal; the parent pid changes. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    then();
  }, 500).unref();
}
