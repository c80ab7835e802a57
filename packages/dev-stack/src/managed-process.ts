import { setTimeout as pause } from 'node:timers/promises';
import { type ChildSpec, childOf } from './child-of.ts';
import { openLogFile } from './log-file.ts';
import { consoleLine, shortLine } from './log-line.ts';
import type { ProcessRecords } from './process-records.ts';
import { StartError } from './start-error.ts';
import { untilHung } from './watch-alive.ts';

export type ProcessSpec = ChildSpec & {
  ready: (signal: AbortSignal) => Promise<void>;
  /** Without it a hang goes unnoticed. */
  alive?: (signal: AbortSignal) => Promise<unknown>;
  readyBoundMs?: number;
};

export type Surroundings = {
  logFolder: string;
  records: ProcessRecords;
  say: (sentence: string) => void;
  hurry?: AbortSignal;
  pausesMs?: number[];
  hangMs?: number;
};

const PAUSES_MS = [100, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
// After this the restart pauses begin again.
const HEALTHY_MS = 60_000;
const ALIVE_BOUND_MS = 30_000;
const TAIL_LINES = 12;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Restarts with growing pauses after a death or hang. */
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
    // While starting, the error contains a crash's stack.
    const shown = consoleLine(line, wasReady ? from : 'stdout');
    if (shown) say(`${spec.name}: ${shown}`);
  }

  const child = childOf(spec, {
    records,
    hurry,
    onLine: take,
    onExit: (livedMs, ending) => {
      if (wasReady && !replacing && !stopping.signal.aborted) void comeBack(livedMs, ending);
    },
  });
  const { isRunning } = child;
  const spawnOnce = () => child.start(stopping.signal);
  const untilExit = () => AbortSignal.any([stopping.signal, child.untilExit()]);

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
      // Another death triggers its own restart.
      if (isRunning()) {
        say(`${spec.name}: ${messageOf(error)}`);
        child.kill('SIGKILL');
      }
    }
  }

  async function untilReady(): Promise<void> {
    const boundMs = spec.readyBoundMs ?? 120_000;
    const exited = untilExit();
    try {
      await spec.ready(AbortSignal.any([exited, AbortSignal.timeout(boundMs)]));
    } catch (error) {
      if (stopping.signal.aborted) throw error;
      const what = exited.aborted ? 'stopped while starting' : `did not answer within ${boundMs / 1000} s`;
      throw new StartError(`${spec.name} ${what}. The end of ${logFile}:\n  ${tail.join('\n  ')}`);
    }
    if (!isRunning()) throw new StartError(`${spec.name} stopped while starting. Its log: ${logFile}`);
    void endWhenHung(exited);
  }

  /** It waits for another process; a restart would not help. */
  async function waitOn(late: unknown): Promise<void> {
    const exited = untilExit();
    if (!spec.alive || !isRunning()) throw late;
    try {
      await spec.alive(AbortSignal.any([exited, AbortSignal.timeout(ALIVE_BOUND_MS)]));
    } catch {
      throw late;
    }
    say(`${spec.name} is alive, but not ready yet; waiting for it.`);
    void endWhenHung(exited);
    await spec.ready(exited);
  }

  /** A frozen process ignores SIGTERM. */
  async function endWhenHung(signal: AbortSignal): Promise<void> {
    if (!spec.alive || hangMs === 0) return;
    if (!(await untilHung({ alive: spec.alive, hangMs, signal }))) return;
    say(`${spec.name} has not answered for ${hangMs / 1000} s; ending it.`);
    child.kill('SIGKILL');
  }

  return {
    name: spec.name,
    pid: child.pid,

    /** @throws StartError with the end of its log */
    async start(): Promise<void> {
      await spawnOnce();
      await untilReady();
      wasReady = true;
    },

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

    /** Simulates a crash. */
    kill(signal: NodeJS.Signals = 'SIGKILL'): void {
      child.kill(signal);
    },

    async stop(): Promise<void> {
      stopping.abort();
      await child.end();
      child.kill('SIGKILL');
      await log.close();
    },
  };
}

export type ManagedProcess = ReturnType<typeof manageProcess>;
