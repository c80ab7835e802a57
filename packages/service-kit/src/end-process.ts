import { spawn } from 'node:child_process';

const PATIENCE_SECONDS = 5;

/**
 * Exits for sure: Node may wait for a compiler thread forever (nodejs/node#54918), so a helper kills it.
 * @param code `process.exitCode` by default
 */
export function endProcess(code?: number): never {
  if (process.platform !== 'win32') {
    const helper = spawn('/bin/sh', ['-c', `sleep ${PATIENCE_SECONDS}; kill -KILL ${process.pid}`], {
      stdio: 'ignore',
    });
    helper.on('error', () => undefined);
    helper.unref();
  }
  process.exit(code ?? process.exitCode);
}
