import { readConfig } from './config.ts';
import { log } from './log.ts';
import { startSandbox } from './start-sandbox.ts';

const sandbox = await startSandbox(readConfig(process.env));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log('stopping', { signal });
    void sandbox.stop().then(() => process.exit(0));
  });
}
