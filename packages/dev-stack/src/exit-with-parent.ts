import type { Command } from './commands.ts';

/** A service lets accepted requests finish for 25 s, then closes its connections. */
const PATIENCE_SECONDS = 30;

/**
 * Flags for a Node process that watches for its starter's death; needs an IPC channel in its stdio.
 * @param patienceSeconds how long it may take to stop after SIGTERM before SIGKILL
 */
export const exitWithParentFlags = (patienceSeconds = PATIENCE_SECONDS) => [
  '--import',
  `${new URL('node-exit-with-parent.mjs', import.meta.url).href}?patience=${patienceSeconds}`,
];

// A server that is not ours cannot watch for its starter's death, so a small shell does it: it reads a pipe that
// closes when the starter is gone, however it died, and then ends the server, whose pid is the shell's own ($$).
// The double parentheses make the watcher nobody's child, so that the server never meets a child it does not know.
// A stop that hangs is cut short: nobody else is left to do it.
const script = (patienceSeconds: number): string => {
  const end = `kill -TERM $$; n=0; while kill -0 $$; do [ $n = ${patienceSeconds} ] && kill -KILL $$; n=$((n + 1)); sleep 1; done`;
  return `exec 3<&0; ( (read -r _ <&3; ${end}) >/dev/null 2>&1 & ); exec "$@" 3<&- </dev/null`;
};

/**
 * The same command, ended when its starter dies. Needs a pipe as standard input that nothing is written to.
 * @param patienceSeconds how long it may take to stop after SIGTERM before SIGKILL
 */
export function exitingWithParent(command: Command, patienceSeconds = PATIENCE_SECONDS): Command {
  if (process.platform === 'win32') return command;
  return {
    ...command,
    file: '/bin/sh',
    args: ['-c', script(patienceSeconds), 'exit-with-parent', command.file, ...command.args],
  };
}
