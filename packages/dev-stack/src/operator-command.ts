import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './config.ts';
import type { Values } from './environment.ts';
import { StartError } from './start-error.ts';

/**
 * @param of program, arguments, environment
 * @param refused exit code after a StartError
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
