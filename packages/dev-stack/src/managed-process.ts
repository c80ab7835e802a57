import { setTimeout as pause } from 'node:timers/promises';
import { type ChildSpec, childOf } from './child-of.ts';
import { openLogFile } from './log-file.ts';
import { consoleLine, shortLine } from './log-line.ts';
import type { ProcessRecords } from './process-records.ts';
import { StartError } from './start-error.ts';
import { untilHung } from './watch-alive.ts';

/** One process to keep alive. */
export type ProcessSpec = ChildSpec & {
  /** Resolves once the process answers; gives up by throwing when the signal is aborted. */
  ready: (signal: AbortSignal) => Promise<void>;
  /** Resolves when the process is alive, ready or not; without it nobody notices that it is frozen. */
  alive?: (signal: AbortSignal) => Promise<unknown>;
  /** How long it may take to answer. */
  readyBoundMs?: number;
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

  const child = childOf(spec, {
    records,
    hurry,
    onLine: take,
    onOver: (livedMs, ending) => {
      if (wasReady && !replacing && !stopping.signal.aborted) void comeBack(livedMs, ending);
    },
  });
  const { isRunning } = child;
  const spawnOnce = () => child.start(stopping.signal);
  /** Aborted when the process that runs now is over, or is to stop. */
  const untilOver = () => AbortSignal.any([stopping.signal, child.untilOver()]);

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
        child.kill('SIGKILL');
      }
    }
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
    child.kill('SIGKILL');
  }

  return {
    name: spec.name,
    pid: child.pid,

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
      await child.end();
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
      child.kill(signal);
    },

    /** SIGTERM, then SIGKILL after a bound. It stays stopped. Safe to call twice and at any moment. */
    async stop(): Promise<void> {
      stopping.abort();
      await child.end();
      // What the process itself started goes with it.
      child.kill('SIGKILL');
      await log.close();
    },
  };
}

export type ManagedProcess = ReturnType<typeof manageProcess>;
