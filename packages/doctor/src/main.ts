import { parseArgs } from 'node:util';
import { readSettings } from './config.ts';
import { examineShop } from './examine-shop.ts';
import { exitCodeOf, reportOf } from './report.ts';

/* `npm run doctor`. Exit code 0: nothing wrong, 1: something wrong, 2: not examined, or wrong arguments. */
const usage = `npm run doctor -- [--json]
Says what is wrong with the shop and what to do about it. Writes nothing.
--json   for programs: findings, fine, notExamined
--help   this text
Exit code 0: nothing is wrong, 1: something is wrong, 2: something could not be examined.`;

try {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) process.stdout.write(`${usage}\n`);
  else {
    const diagnosis = await examineShop(readSettings());
    process.stdout.write(`${values.json ? JSON.stringify(diagnosis, null, 2) : reportOf(diagnosis)}\n`);
    process.exitCode = exitCodeOf(diagnosis);
  }
} catch (error) {
  const code = (error as { code?: string }).code ?? '';
  process.stderr.write(`${code.startsWith('ERR_PARSE_ARGS') ? usage : (error as Error).message}\n`);
  process.exitCode = 2;
}
