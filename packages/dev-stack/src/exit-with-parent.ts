import type { Command } from './commands.ts';

/** Services finish accepted requests for up to 25 s. */
const PATIENCE_SECONDS = 30;

/**
 * Requires an IPC channel.
 * @param patienceSeconds between SIGTERM and SIGKILL
 */
export const exitWithParentFlags = (patienceSeconds = PATIENCE_SECONDS) => [
  '--import',
  `${new URL('node-exit-with-parent.mjs', import.meta.url).href}?patience=${patienceSeconds}`,
];

// This shell waits on a pipe that closes on the starter's death, then ends the server ($$). Double parentheses: the
// server gets no unknown child.
const script = (patienceSeconds: number): string => {
  const end = `kill -TERM $$; n=0; while kill -0 $$; do [ $n = ${patienceSeconds} ] && kill -KILL $$; n=$((n + 1)); sleep 1; done`;
  return `exec 3<&0; ( (read -r _ <&3; ${end}) >/dev/null 2>&1 & ); exec "$@" 3<&- </dev/null`;
};

/** Requires stdin to be an unused pipe. */
export function exitingWithParent(command: Command, patienceSeconds = PATIENCE_SECONDS): Command {
  if (process.platform === 'win32') return command;
  return {
    ...command,
    file: '/bin/sh',
    args: ['-c', script(patienceSeconds), 'exit-with-parent', command.file, ...command.args],
  };
}
