import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, eachLine, killGroup } from './commands.ts';
import { exitingWithParent } from './exit-with-parent.ts';
import { openLogFile } from './log-file.ts';
import { consoleLine, shortLine } from './log-line.ts';
import type { ProcessRecords } from './process-records.ts';
import { StartError } from './start-error.ts';
import { untilHung } from './watch-alive.ts';

/** One process to keep alive. */
export type ProcessSpec = {
  name: string;
  /** Made anew for every spawn. */
  command: () => Command | Promise<Command>;
  /** Resolves once the process answers; gives up by throwing when the signal is aborted. */
  ready: (signal: AbortSignal) => Promise<void>;
  /** Resolves when the process is alive, ready or not; without it nobody notices that it is frozen. */
  alive?: (signal: AbortSignal) => Promise<unknown>;
  /** How the process learns that its starter died: Node's own channel, or a shell in between. */
  parentWatch: 'channel' | 'shell';
  /** How long it may take to answer, and to stop after SIGTERM before SIGKILL. */
  readyBoundMs?: number;
  stopBoundMs?: number;
};

export type Surroundings = {
  logFolder: string;
  records: ProcessRecords;
  /** What the person at the console is told. */
  say: (sentence: string) => void;
  /** Aborted when waiting for a clean stop has become too long for the person at the console. */
  hurry?: AbortSignal;
  /** Pauses before a dead process is started again; the last one repeats. */
  pausesMs?: number[];
  /** How long a process may leave every question unanswered before it is ended and started again; 0 for ever. */
  hangMs?: number;
};

const PAUSES_MS = [100, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
// A process that has lived this long is taken as healthy: its next death starts from the shortest pause again.
const HEALTHY_MS = 60_000;
// So long may a process that is not ready take to say that it is alive.
const ALIVE_BOUND_MS = 30_000;
// A service lets accepted requests finish for 25 s, then closes its connections.
const STOP_BOUND_MS = 30_000;
const TAIL_LINES = 12;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs one process: its output goes to a log file, warnings to the console too; when it dies, or hangs for too long,
 * it is started again after growing pauses, until `stop` is called.
 */
export function manageProcess(spec: ProcessSpec, around: Surroundings) {
  const { logFolder, records, say, hurry, pausesMs = PAUSES_MS, hangMs = 0 } = around;
  const logFile = `${logFolder}/${spec.name}.log`;
  const log = openLogFile(logFile);
  const stopping = new AbortController();
  let tail: string[] = [];
  let child: ChildProcess | undefined;
  let exited: Promise<void> = Promise.resolve();
  let deaths = 0;
  let wasReady = false;
  let replacing = false;
  let waiting = new AbortController();

  function take(line: string, from: 'stdout' | 'stderr'): void {
    log.write(line);
    tail = [...tail.slice(1 - TAIL_LINES), shortLine(line)];
    // What is no log line is a crash's stack: while starting, the error tells it.
    const shown = consoleLine(line, wasReady ? from : 'stdout');
    if (shown) say(`${spec.name}: ${shown}`);
  }

  async function spawnOnce(): Promise<void> {
    const made = await spec.command();
    if (stopping.signal.aborted) return;
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
    if (started.stdout) eachLine(started.stdout, (line) => take(line, 'stdout'));
    if (started.stderr) eachLine(started.stderr, (line) => take(line, 'stderr'));
    exited = new Promise((resolve) => {
      const over = (livedMs: number, ending: string) => {
        resolve();
        if (wasReady && !replacing && !stopping.signal.aborted) void comeBack(livedMs, ending);
      };
      started.on('error', (error) => {
        take(error.message, 'stderr');
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

  async function comeBack(livedMs: number, ending: string): Promise<void> {
    if (livedMs > HEALTHY_MS) deaths = 0;
    const wait = pausesMs[Math.min(deaths, pausesMs.length - 1)] ?? 0;
    deaths += 1;
    say(`${spec.name} stopped (${ending}); starting it again in ${wait / 1000} s. Its log: ${logFile}`);
    const ended = AbortSignal.any([stopping.signal, waiting.signal]);
    let isSpawned = false;
    try {
      await pause(wait, undefined, { signal: ended });
      await spawnOnce();
      isSpawned = true;
      await untilReady().catch(waitOn);
      say(`${spec.name} is back.`);
    } catch (error) {
      if (ended.aborted) return;
      if (!isSpawned) return void comeBack(0, messageOf(error));
      // Another death brings its own return; a process that hangs without answering is replaced.
      if (isRunning()) {
        say(`${spec.name}: ${messageOf(error)}`);
        killGroup(child?.pid, 'SIGKILL');
      }
    }
  }

  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

  /** Aborted when the process that runs now is over, or is to stop. */
  function untilOver(): AbortSignal {
    const ended = new AbortController();
    void exited.then(() => ended.abort());
    return AbortSignal.any([stopping.signal, ended.signal]);
  }

  async function untilReady(): Promise<void> {
    const boundMs = spec.readyBoundMs ?? 120_000;
    const over = untilOver();
    try {
      await spec.ready(AbortSignal.any([over, AbortSignal.timeout(boundMs)]));
    } catch (error) {
      if (stopping.signal.aborted) throw error;
      const what = over.aborted ? 'stopped while starting' : `did not answer within ${boundMs / 1000} s`;
      throw new StartError(`${spec.name} ${what}. The end of ${logFile}:\n  ${tail.join('\n  ')}`);
    }
    // A port answers for whoever listens on it; it counts only while our own process lives.
    if (!isRunning()) throw new StartError(`${spec.name} stopped while starting. Its log: ${logFile}`);
    void endWhenHung(over);
  }

  /** What is alive and not ready waits for another process: ended, it would only have to begin anew. */
  async function waitOn(late: unknown): Promise<void> {
    const over = untilOver();
    if (!spec.alive || !isRunning()) throw late;
    try {
      await spec.alive(AbortSignal.any([over, AbortSignal.timeout(ALIVE_BOUND_MS)]));
    } catch {
      throw late;
    }
    say(`${spec.name} is alive, but not ready yet; waiting for it.`);
    void endWhenHung(over);
    await spec.ready(over);
  }

  /** A frozen process neither dies nor hears SIGTERM; killed, it comes back as after a crash. */
  async function endWhenHung(signal: AbortSignal): Promise<void> {
    if (!spec.alive || hangMs === 0) return;
    if (!(await untilHung({ alive: spec.alive, hangMs, signal }))) return;
    say(`${spec.name} has not answered for ${hangMs / 1000} s; ending it.`);
    killGroup(child?.pid, 'SIGKILL');
  }

  /** SIGTERM, then SIGKILL after a bound. */
  async function end(): Promise<void> {
    if (!isRunning()) return;
    child?.kill('SIGTERM');
    const bound = AbortSignal.timeout(spec.stopBoundMs ?? STOP_BOUND_MS);
    // A store is given its time even in a hurry: cut off, it needs longer at the next start.
    const enough = hurry && spec.parentWatch === 'channel' ? AbortSignal.any([bound, hurry]) : bound;
    const cutOff = () => killGroup(child?.pid, 'SIGKILL');
    enough.addEventListener('abort', cutOff, { once: true });
    if (enough.aborted) cutOff();
    await exited;
    enough.removeEventListener('abort', cutOff);
  }

  return {
    name: spec.name,
    pid: () => (isRunning() ? child?.pid : undefined),

    /** Starts it and waits until it answers. @throws StartError with the end of its log */
    async start(): Promise<void> {
      await spawnOnce();
      await untilReady();
      wasReady = true;
    },

    /** Stops it and starts it at once, for new code. A start that fails is said, and left to the next change. */
    async replace(): Promise<void> {
      replacing = true;
      waiting.abort();
      waiting = new AbortController();
      await end();
      replacing = false;
      if (stopping.signal.aborted) return;
      await spawnOnce()
        .then(untilReady)
        .then(
          () => say(`${spec.name} runs the new code.`),
          (error: unknown) => say(messageOf(error)),
        );
    },

    /** Ends the process as a crash would; it comes back by itself. */
    kill(signal: NodeJS.Signals = 'SIGKILL'): void {
      killGroup(child?.pid, signal);
    },

    /** SIGTERM, then SIGKILL after a bound. It stays stopped. Safe to call twice and at any moment. */
    async stop(): Promise<void> {
      stopping.abort();
      await end();
      // What the process itself started goes with it.
      killGroup(child?.pid, 'SIGKILL');
      await log.close();
    },
  };
}

export type ManagedProcess = ReturnType<typeof manageProcess>;
