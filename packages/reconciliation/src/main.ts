import { parseArgs } from 'node:util';
import { askProviders } from './ask-providers.ts';
import { reconcile } from './reconcile.ts';
import { environment, readConfig } from './config.ts';
import { reportOf } from './report.ts';

/* `npm run audit`. Exit code 0: consistent, 1: breaches, 2: could not read, or wrong arguments. */
const usage = `npm run audit -- [--days 30] [--grace 120] [--without-providers] [--head 12:ab…]
--days               how far back the providers are asked
--grace              seconds after a write in which a finding counts as in progress
--without-providers  compares only the shop's own databases
--head               the end of the audit log that an earlier run printed: it must still exist`;

const NUMBER = /^\d{1,5}$/;
const HEAD = /^(?<count>\d{1,15}):(?<digest>[0-9a-f]{64})$/;

try {
  const { values } = parseArgs({
    options: {
      days: { type: 'string', default: '30' },
      grace: { type: 'string', default: '120' },
      'without-providers': { type: 'boolean', default: false },
      head: { type: 'string' },
    },
  });
  const head = values.head === undefined ? null : HEAD.exec(values.head)?.groups;
  if (!NUMBER.test(values.days) || !NUMBER.test(values.grace) || head === undefined) throw new Error(usage);
  const { secrets, ...at } = readConfig();
  const found = await reconcile({
    ...at,
    auditLogProof: {
      secrets,
      outside: head && { count: Number(head['count']), digest: head['digest'] ?? '' },
    },
    graceMs: Number(values.grace) * 1_000,
    askProviders: async () =>
      values['without-providers'] ? null : askProviders({ env: environment, days: Number(values.days) }),
  });
  process.stdout.write(`${reportOf(found)}\n`);
  process.exitCode = found.wrong.length > 0 ? 1 : 0;
} catch (error) {
  const code = (error as { code?: string }).code ?? '';
  process.stderr.write(`${code.startsWith('ERR_PARSE_ARGS') ? usage : (error as Error).message}\n`);
  process.exitCode = 2;
}
