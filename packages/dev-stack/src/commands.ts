import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Env = Record<string, string | undefined>;
export type Command = { file: string; args: string[]; env?: Env; cwd?: string };
export type Outcome = { code: number; stdout: string; stderr: string };

/** The whole path of a program, or null. Reads PATH itself, so that no shell or `which` is needed. */
export function findOnPath(name: string, env: Env): string | null {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    for (const ending of endings) {
      const file = join(folder, name + ending);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not here, look further
      }
    }
  }
  return null;
}

/**
 * Runs a program to its end and gives its exit code and output; never throws for a failing or missing program
 * (code 127) or one that took longer than `timeoutMs` (code 124). An abort kills the program's whole process group.
 */
export function run(
  command: Command,
  options: { signal?: AbortSignal; timeoutMs?: number; onLine?: (line: string) => void } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const outcome: Outcome = { code: 0, stdout: '', stderr: '' };
    const child = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: command.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let timedOut = false;
    const kill = () => killGroup(child.pid, 'SIGTERM');
    const timer = setTimeout(() => {
      timedOut = true;
      killGroup(child.pid, 'SIGKILL');
    }, options.timeoutMs ?? 600_000);
    options.signal?.addEventListener('abort', kill, { once: true });
    if (options.signal?.aborted) kill();
    child.stdout.on('data', (chunk: Buffer) => (outcome.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (outcome.stderr += chunk.toString()));
    if (options.onLine) {
      eachLine(child.stdout, options.onLine);
      eachLine(child.stderr, options.onLine);
    }
    const end = (code: number) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', kill);
      resolve({ ...outcome, code: timedOut ? 124 : code });
    };
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 130));
  });
}

/** Calls back with every whole line of a stream, and with a last unfinished one at its end. */
export function eachLine(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => {
    if (rest !== '') onLine(rest);
  });
}

/** Signals a process and all it started (children are group leaders); a process that has gone already is no error. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // gone
  }
}
