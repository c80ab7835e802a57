import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './config.ts';
import type { Values } from './environment.ts';
import { StartError } from './start-error.ts';

/**
 * Runs one of the operator's commands in a process of its own, in view, and ends with its exit code.
 * @param of gives the program's file, below the checkout, its arguments and its environment
 * @param refused the exit code where a StartError kept it from running
 */
export async function runOperatorCommand(
  of: () => { args: string[]; env: Values },
  refused = 1,
): Promise<void> {
  try {
    const { args, env } = of();
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? refused;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = refused;
  }
}
