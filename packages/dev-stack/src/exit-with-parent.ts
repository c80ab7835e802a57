import type { Command } from './commands.ts';

/** Services finish accepted requests for up to 25 s. */
const PATIENCE_SECONDS = 30;

/**
 * Node flags that stop a process when its starter dies; requires an IPC channel.
 * @param patienceSeconds between SIGTERM and SIGKILL
 */
export const exitWithParentFlags = (patienceSeconds = PATIENCE_SECONDS) => [
  '--import',
  `${new URL('node-exit-with-parent.mjs', import.meta.url).href}?patience=${patienceSeconds}`,
];

// Foreign servers cannot watch their starter. This shell reads a pipe that closes on the starter's death, then ends the
// server, whose pid is $$.
// The double parentheses detach the watcher, so that the server gets no unknown child.
const script = (patienceSeconds: number): string => {
  const end = `kill -TERM $$; n=0; while kill -0 $$; do [ $n = ${patienceSeconds} ] && kill -KILL $$; n=$((n + 1)); sleep 1; done`;
  return `exec 3<&0; ( (read -r _ <&3; ${end}) >/dev/null 2>&1 & ); exec "$@" 3<&- </dev/null`;
};

/**
 * Stops a command when its starter dies; requires stdin to be an unused pipe.
 * @param patienceSeconds between SIGTERM and SIGKILL
 */
export function exitingWithParent(command: Command, patienceSeconds = PATIENCE_SECONDS): Command {
  if (process.platform === 'win32') return command;
  return {
    ...command,
    file: '/bin/sh',
    args: ['-c', script(patienceSeconds), 'exit-with-parent', command.file, ...command.args],
  };
}
