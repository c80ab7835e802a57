/* Imported first by every entry file: turns uncaught errors, Node's warnings and console output into log lines. */
import { format } from 'node:util';
import { endProcess } from './end-process.ts';
import { createLogger } from './logger.ts';

/** 'services/cart/src/main.ts' or 'services/dist/cart/main.js'. */
const folders = process.argv[1]?.split(/[\\/]/).slice(0, -1) ?? [];
const service = folders.findLast((name) => name !== 'src') ?? 'process';
const logger = createLogger(service, 'info');

const end = (err: unknown) => {
  logger.fatal({ err }, 'the process could not go on');
  endProcess(1);
};
// `runService` replaces these two.
process.on('uncaughtException', end);
process.on('unhandledRejection', end);

process.removeAllListeners('warning');
process.on('warning', (err) => logger.warn({ err }, 'a warning of Node’s'));

const logAt = (level: 'info' | 'warn' | 'error') => {
  return (...values: unknown[]) => logger[level]({ from: 'console' }, format(...values));
};
Object.assign(console, {
  debug: () => undefined,
  log: logAt('info'),
  info: logAt('info'),
  warn: logAt('warn'),
  error: logAt('error'),
  trace: logAt('warn'),
});
