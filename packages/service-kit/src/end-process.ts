import { spawn } from 'node:child_process';

/** So long an exit may take; it takes milliseconds. */
const PATIENCE_SECONDS = 5;

/**
 * Ends this process, as `process.exit` does, and surely: Node's exit waits for the threads that compile, and one of those
 * may be waiting for a garbage collection, which then never comes (nodejs/node#54918). A helper outside ends what is left.
 * @param code the exit code; without it, `process.exitCode`
 */
export function endProcess(code?: number): never {
  if (process.platform !== 'win32') {
    const helper = spawn('/bin/sh', ['-c', `sleep ${PATIENCE_SECONDS}; kill -KILL ${process.pid}`], {
      stdio: 'ignore',
    });
    // Without a helper the exit is what it is anyway.
    helper.on('error', () => undefined);
    helper.unref();
  }
  process.exit(code ?? process.exitCode);
}
