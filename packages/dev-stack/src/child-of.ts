import { type ChildProcess, spawn } from 'node:child_process';
import { type Command, eachLine, killGroup } from './commands.ts';
import { exitingWithParent } from './exit-with-parent.ts';
import type { ProcessRecords } from './process-records.ts';

export type ChildSpec = {
  name: string;
  command: () => Command | Promise<Command>;
  /** How it notices its starter's death. */
  parentWatch: 'channel' | 'shell';
  stopBoundMs?: number;
  onMessage?: (message: unknown) => void;
};

type Around = {
  records: ProcessRecords;
  hurry?: AbortSignal | undefined;
  onLine: (line: string, from: 'stdout' | 'stderr') => void;
  onExit: (livedMs: number, ending: string) => void;
};

// Services finish accepted requests for up to 25 s.
const STOP_BOUND_MS = 30_000;

/** Spawns one process at a time. */
export function childOf(spec: ChildSpec, { records, hurry, onLine, onExit: onOver }: Around) {
  let child: ChildProcess | undefined;
  let exited: Promise<void> = Promise.resolve();

  async function start(stopped: AbortSignal): Promise<void> {
    const made = await spec.command();
    if (stopped.aborted) return;
    const command = spec.parentWatch === 'shell' ? exitingWithParent(made) : made;
    const started = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: command.env,
      // Ctrl-C must only reach the starter, which stops processes in order.
      detached: process.platform !== 'win32',
      stdio: spec.parentWatch === 'shell' ? ['pipe', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (spec.onMessage) started.on('message', spec.onMessage);
    const born = Date.now();
    child = started;
    if (started.pid !== undefined) records.write(spec.name, started.pid);
    if (started.stdout) eachLine(started.stdout, (line) => onLine(line, 'stdout'));
    if (started.stderr) eachLine(started.stderr, (line) => onLine(line, 'stderr'));
    exited = new Promise((resolve) => {
      const finish = (livedMs: number, ending: string) => {
        resolve();
        onOver(livedMs, ending);
      };
      started.on('error', (error) => {
        onLine(error.message, 'stderr');
        // After a failed spawn no 'exit' follows.
        if (started.pid === undefined) finish(0, error.message);
      });
      started.once('exit', (code, signal) => {
        started.stdin?.destroy();
        records.remove(spec.name);
        finish(Date.now() - born, signal ?? `code ${code}`);
      });
    });
  }

  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = (signal: NodeJS.Signals) => killGroup(child?.pid, signal);

  async function end(): Promise<void> {
    if (!isRunning()) return;
    child?.kill('SIGTERM');
    const bound = AbortSignal.timeout(spec.stopBoundMs ?? STOP_BOUND_MS);
    // A killed store takes longer to start.
    const enough = hurry && spec.parentWatch === 'channel' ? AbortSignal.any([bound, hurry]) : bound;
    const cutOff = () => kill('SIGKILL');
    enough.addEventListener('abort', cutOff, { once: true });
    if (enough.aborted) cutOff();
    await exited;
    enough.removeEventListener('abort', cutOff);
  }

  return {
    start,
    end,
    kill,
    isRunning,
    pid: () => (isRunning() ? child?.pid : undefined),
    untilExit: (): AbortSignal => {
      const ended = new AbortController();
      void exited.then(() => ended.abort());
      return ended.signal;
    },
  };
}
