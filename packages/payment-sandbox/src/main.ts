import '@shop/service-kit/uncaught-errors';
import { endProcess } from '@shop/service-kit/end-process';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startSandbox } from './start-sandbox.ts';

const config = readConfig();
const log = createLog(config.LOG_LEVEL);
const sandbox = await startSandbox(config);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log('stopping', { signal });
    void sandbox.stop().then(() => endProcess(0));
  });
}
