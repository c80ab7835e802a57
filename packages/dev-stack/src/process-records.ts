import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { killGroup } from './commands.ts';

type ProcessRecord = { pid: number; born: string; note?: string };

/** Start time, since pids are reused. Null if gone or unknown (Windows). */
export function birthOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Names may contain spaces. Start time: field 20 after them.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? null : (fields[19] ?? null);
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

const RETRY_MS = 5_000;

/** For finding orphans of a crash. */
export function processRecords(folder: string, { retryMs = RETRY_MS } = {}) {
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => join(folder, `${name}.json`);
  const unwritten = new Map<string, NodeJS.Timeout>();

  function write(name: string, record: ProcessRecord): void {
    forgetUnwritten(name);
    try {
      writeFileSync(fileOf(name), JSON.stringify(record));
    } catch {
      unwritten.set(name, setTimeout(() => write(name, record), retryMs).unref());
    }
  }

  function forgetUnwritten(name: string): void {
    clearTimeout(unwritten.get(name));
    unwritten.delete(name);
  }

  function living(name: string): ProcessRecord | null {
    try {
      const record = JSON.parse(readFileSync(fileOf(name), 'utf8')) as ProcessRecord;
      return birthOf(record.pid) === record.born ? record : null;
    } catch {
      return null;
    }
  }

  return {
    living,
    write(name: string, pid: number, note?: string): void {
      const born = birthOf(pid);
      if (born !== null) write(name, { pid, born, note });
    },
    remove(name: string): void {
      forgetUnwritten(name);
      try {
        rmSync(fileOf(name), { force: true });
      } catch {
        // Its process is gone anyway.
      }
    },
    names: () => readdirSync(folder).map((file) => file.replace(/\.json$/, '')),
    async endOrphans(names: string[]): Promise<void> {
      await Promise.all(names.map((name) => end(() => living(name)?.pid)));
      for (const name of names) rmSync(fileOf(name), { force: true });
    },
  };
}

export type ProcessRecords = ReturnType<typeof processRecords>;

async function end(pid: () => number | undefined): Promise<void> {
  killGroup(pid(), 'SIGTERM');
  for (let waited = 0; pid() !== undefined && waited < 10_000; waited += 100) await pause(100);
  killGroup(pid(), 'SIGKILL');
  while (pid() !== undefined) await pause(50);
}
