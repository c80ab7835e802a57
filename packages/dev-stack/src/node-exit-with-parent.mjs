// Preloaded into services: stops them when the IPC channel closes.
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A busy main thread never runs its timers. */
const patienceMs = Number(new URL(import.meta.url).searchParams.get('patience')) * 1000;
const endOutright = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${patienceMs})`;

function stop() {
  // pino would retry a broken pipe forever, so /dev/null reuses the closed descriptors.
  for (const output of [1, 2]) {
    closeSync(output);
    openSync(devNull, 'w');
  }
  new Worker(endOutright, { eval: true, execArgv: [] }).unref();
  process.kill(process.pid, 'SIGTERM');
}

// The starter may have died already.
const { connected, channel } = process;
if (typeof connected === 'boolean' && !connected) stop();
else if (channel) {
  process.once('disconnect', stop);
  // The channel must not keep a finished service alive.
  channel.unref();
}
