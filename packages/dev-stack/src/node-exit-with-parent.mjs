// Loaded into every service that dev-stack starts (node --import). The channel to the starter closes when it dies,
// however it dies; then nobody is left to stop this service, so it stops itself.
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';

function stop() {
  // Nobody reads the log any more, and pino tries for ever to write its last lines into a broken pipe. The lowest
  // free number is given out first, so what is opened takes the place of what was closed.
  for (const output of [1, 2]) {
    closeSync(output);
    openSync(devNull, 'w');
  }
  // A stop that hangs: a service drains for 25 s at most.
  setTimeout(() => process.exit(1), 30_000).unref();
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
