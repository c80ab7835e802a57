import { type ChildProcess, spawn } from 'node:child_process';
import { type Command, eachLine, killGroup } from './commands.ts';
import { exitingWithParent } from './exit-with-parent.ts';
import type { ProcessRecords } from './process-records.ts';

/** How a process is run. */
export type ChildSpec = {
  name: string;
  /** Made anew for every spawn. */
  command: () => Command | Promise<Command>;
  /** How the process learns that its starter died: Node's own channel, or a shell in between. */
  parentWatch: 'channel' | 'shell';
  /** How long it may take to stop after SIGTERM before SIGKILL. */
  stopBoundMs?: number;
};

type Around = {
  records: ProcessRecords;
  /** Aborted when waiting for a clean stop has become too long for the person at the console. */
  hurry?: AbortSignal | undefined;
  onLine: (line: string, from: 'stdout' | 'stderr') => void;
  /** The process is over, or there never was one. */
  onOver: (livedMs: number, ending: string) => void;
};

// A service lets accepted requests finish for 25 s, then closes its connections.
const STOP_BOUND_MS = 30_000;

/** One process after another of a specification: spawned, recorded while it lives, and ended. */
export function childOf(spec: ChildSpec, { records, hurry, onLine, onOver }: Around) {
  let child: ChildProcess | undefined;
  let exited: Promise<void> = Promise.resolve();

  /** @param stopped where it is aborted before the process is there, none is spawned */
  async function start(stopped: AbortSignal): Promise<void> {
    const made = await spec.command();
    if (stopped.aborted) return;
    const command = spec.parentWatch === 'shell' ? exitingWithParent(made) : made;
    const started = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: command.env,
      // A group of its own: Ctrl-C in the terminal reaches the starter alone, which then stops things in order.
      detached: process.platform !== 'win32',
      stdio: spec.parentWatch === 'shell' ? ['pipe', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const born = Date.now();
    child = started;
    if (started.pid !== undefined) records.write(spec.name, started.pid);
    if (started.stdout) eachLine(started.stdout, (line) => onLine(line, 'stdout'));
    if (started.stderr) eachLine(started.stderr, (line) => onLine(line, 'stderr'));
    exited = new Promise((resolve) => {
      const over = (livedMs: number, ending: string) => {
        resolve();
        onOver(livedMs, ending);
      };
      started.on('error', (error) => {
        onLine(error.message, 'stderr');
        // Where there never was a process, nothing else tells of its end.
        if (started.pid === undefined) over(0, error.message);
      });
      started.once('exit', (code, signal) => {
        started.stdin?.destroy();
        records.remove(spec.name);
        over(Date.now() - born, signal ?? `code ${code}`);
      });
    });
  }

  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = (signal: NodeJS.Signals) => killGroup(child?.pid, signal);

  /** SIGTERM, then SIGKILL after a bound. */
  async function end(): Promise<void> {
    if (!isRunning()) return;
    child?.kill('SIGTERM');
    const bound = AbortSignal.timeout(spec.stopBoundMs ?? STOP_BOUND_MS);
    // A store is given its time even in a hurry: cut off, it needs longer at the next start.
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
    /** Aborted when the process that runs now is over. */
    untilOver: (): AbortSignal => {
      const ended = new AbortController();
      void exited.then(() => ended.abort());
      return ended.signal;
    },
  };
}
