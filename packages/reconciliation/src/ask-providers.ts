import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { providerMoneySchema, type ProviderMoney } from '@shop/contracts';

const command = fileURLToPath(new URL('../../../services/payment/src/list-money.ts', import.meta.url));
const MAX_BYTES = 256 * 1024 * 1024;
const TIMEOUT_MS = 300_000;

type Asked = {
  env: Record<string, string | undefined>;
  days: number;
};

/**
 * Payment's command is the only holder of their keys.
 * @throws Error when a provider does not answer
 */
export async function askProviders({ env, days }: Asked): Promise<ProviderMoney> {
  const args = [command, '--days', String(days)];
  const options = { env: { ...env, PORT: '0' }, maxBuffer: MAX_BYTES, timeout: TIMEOUT_MS };
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(`The providers could not be asked: ${lastWords(error)}`, { cause: error });
    },
  );
  return providerMoneySchema.parse(JSON.parse(stdout));
}

function lastWords({ stderr = '', message }: Error & { stderr?: string }): string {
  const lines = stderr.split('\n').filter((line) => /\S/.test(line));
  return lines.find((line) => /Error/.test(line))?.trim() ?? lines.at(-1)?.trim() ?? message;
}
