import { inspect } from 'node:util';
import { endProcess } from '@shop/service-kit/end-process';
import { environment } from './config.ts';
import { StartError } from './start-error.ts';
import { type Shop, type ShopOptions, startShop } from './start-shop.ts';
import { welcome } from './welcome.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);

// One Ctrl-C under npm arrives twice: from the terminal, and handed on by npm.
const SAME_PRESS_MS = 1_000;

/**
 * The life of `npm start` and `npm run dev`: brings the shop up, shows the welcome, and on Ctrl-C, SIGTERM or SIGHUP
 * stops everything, also half-way through the start; a second Ctrl-C cuts the waiting short. Ends the process with 0,
 * or with 1 after one sentence on what went wrong.
 */
export async function runShop(options: ShopOptions = {}, whileUp?: (shop: Shop) => void): Promise<void> {
  const started = Date.now();
  const { stopping, hurry } = listenForStop();
  // Whoever read the output may be gone before the shop is.
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
  // Whatever a library still holds open must not keep a stopped shop in the terminal.
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

/** npm that is killed outright tells its child nothing: being handed to another parent is the sign. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    then();
  }, 500).unref();
}
