import { relative } from 'node:path';
import { folderOf } from './environment.ts';
import type { Shop } from './start-shop.ts';

function emailDeliveryText(config: Shop['config']): string {
  const { env, mode } = config;
  if (env['SMTP_URL']) return 'sent through SMTP_URL';
  if (mode === 'production') return 'SMTP_URL is not set: they are kept as files and reach no customer';
  return `kept in ${nearby(folderOf(config, 'MAIL_DIR', 'mail'))}, shown in the back office (Viestit)`;
}

function nearby(folder: string): string {
  const near = relative(process.cwd(), folder);
  return near.startsWith('..') ? folder : near;
}

/** Shown when the shop is up. */
export function welcome({ url, accounts, stores, config }: Shop): string {
  const data = nearby(config.dataDir);
  const login = (role: string, account: { email: string; password: string }) =>
    `  ${role.padEnd(12)}${account.email}   ${account.password}`;
  const lines = [
    '',
    `The shop is up:  ${url}`,
    `  Back office ${url}/admin`,
    ...(accounts ? [login('Admin', accounts.admin), login('Customer', accounts.customer)] : []),
    `  Database    ${stores.mongo.label}`,
    `  Queues      ${stores.redis.label}`,
    `  Logs        ${data}/logs/<process>.log`,
    `  Letters     ${emailDeliveryText(config)}`,
    ...(config.sandbox ? ['  Payments    stand-ins on this machine; no money moves'] : []),
    ...(config.mode === 'production' ? ['  Production: serve it behind HTTPS; no account was made'] : []),
    'Ctrl-C stops everything; the data stay.',
    '',
  ];
  return lines.join('\n');
}
