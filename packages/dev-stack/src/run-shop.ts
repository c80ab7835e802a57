import { StartError } from './start-error.ts';
import { type Shop, type ShopOptions, startShop } from './start-shop.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * The life of `npm start` and `npm run dev`: brings the shop up, shows the welcome, and on Ctrl-C, SIGTERM or SIGHUP
 * stops everything, also half-way through the start; a second one cuts the waiting short. Ends the process with 0, or with 1 after one sentence on what went wrong.
 */
export async function runShop(options: ShopOptions, welcome: (shop: Shop) => string): Promise<void> {
  const started = Date.now();
  const stopping = new AbortController();
  const hurry = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      const first = !stopping.signal.aborted;
      if (first) print('\nStopping …');
      else hurry.abort();
      stopping.abort();
    });
  }
  // `npm start` that is killed outright tells its child nothing: being handed to another parent is the sign.
  const parent = process.ppid;
  const orphaned = setInterval(() => process.ppid !== parent && stopping.abort(), 2_000);
  orphaned.unref();

  try {
    const shop = await startShop({ say: print, signal: stopping.signal, hurry: hurry.signal, ...options });
    print(welcome(shop) + `Up in ${Math.round((Date.now() - started) / 1000)} s.`);
    await new Promise<void>((resolve) => {
      stopping.signal.addEventListener('abort', () => resolve());
      if (stopping.signal.aborted) resolve();
    });
    await shop.stop();
    print('Stopped.');
  } catch (error) {
    if (stopping.signal.aborted) print('Stopped.');
    else {
      print(
        error instanceof StartError
          ? `\n${error.message}`
          : String(error instanceof Error ? error.stack : error),
      );
      process.exitCode = 1;
    }
  }
  // Whatever a library still holds open must not keep a stopped shop in the terminal.
  process.exit();
}
