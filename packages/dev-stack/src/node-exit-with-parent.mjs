// Loaded into every service that dev-stack starts (node --import). The channel to the starter closes when it dies,
// however it dies; then nobody is left to stop this service, so it stops itself.
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Whoever has not stopped by then is ended, busy or not: its own timer would wait for ever where it never rests. */
const patienceMs = Number(new URL(import.meta.url).searchParams.get('patience')) * 1000;
const endOutright = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${patienceMs})`;

function stop() {
  // Nobody reads the log any more, and pino tries for ever to write its last lines into a broken pipe. The lowest
  // free number is given out first, so what is opened takes the place of what was closed.
  for (const output of [1, 2]) {
    closeSync(output);
    openSync(devNull, 'w');
  }
  new Worker(endOutright, { eval: true, execArgv: [] }).unref();
  process.kill(process.pid, 'SIGTERM');
}

// The starter may have died before this line: then the channel is closed already, and says nothing more.
const { connected, channel } = process;
if (typeof connected === 'boolean' && !connected) stop();
else if (channel) {
  process.once('disconnect', stop);
  // The channel alone must not keep a service alive that has finished.
  channel.unref();
}
