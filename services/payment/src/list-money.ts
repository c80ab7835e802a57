import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { createProviders } from './providers/providers.ts';
import { listMoney } from './use-cases/list-money.ts';

/* Prints both providers' lists as JSON (`providerMoneySchema`) for `npm run audit`. */
const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } });
const until = new Date();
const from = new Date(until.getTime() - Number(values.days) * 24 * 3_600_000);
const money = await listMoney(createProviders(readConfig()), from, until);
process.stdout.write(`${JSON.stringify(money)}\n`);
