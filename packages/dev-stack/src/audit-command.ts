import { environment, readStartConfig } from './config.ts';
import { environmentOf, type Values } from './environment.ts';
import { localShopValues } from './local-shop.ts';
import { runOperatorCommand } from './operator-command.ts';
import { rowNamed } from './processes.ts';

/* Reconciles the shop of MONGO_URL, else the demo shop running here. Exit code 2: not possible. */
await runOperatorCommand(
  () => ({ args: ['packages/reconciliation/src/main.ts', ...process.argv.slice(2)], env: paymentEnv() }),
  2,
);

function paymentEnv(): Values {
  const at = { env: environment, port: 0, host: '127.0.0.1' };
  const payment = rowNamed('payment');
  // The audit log's seal key derives from these.
  const row = { ...payment, reads: [...payment.reads, 'SESSION_SECRET', 'SESSION_SECRET_BEFORE'] };
  if (environment['MONGO_URL']) return environmentOf(row, { ...at, values: {} });
  return environmentOf(row, { ...at, values: localShopValues(readStartConfig({ SHOP_MODE: 'demo' })) });
}
