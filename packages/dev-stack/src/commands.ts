import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Env = Record<string, string | undefined>;
export type Command = { file: string; args: string[]; env?: Env; cwd?: string };
export type Outcome = { code: number; stdout: string; stderr: string };

/** Needs no shell or `which`. */
export function findOnPath(name: string, env: Env): string | null {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    for (const ending of endings) {
      const file = join(folder, name + ending);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {}
    }
  }
  return null;
}

/** Never throws: code 127 if missing, 124 after `timeoutMs`. */
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

/** Includes an unfinished last line. */
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

/** Children are group leaders. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {}
}
