/*
 * Imported first by every process's entry file, for its effect alone: whatever a process says outside of its logger
 * becomes a line of the JSON log. That is an error that nobody caught (a wrong setting at start above all), a
 * warning of Node's, and what a library writes to the console.
 */
import { format } from 'node:util';
import { endProcess } from './end-process.ts';
import { createLogger } from './logger.ts';

/** 'services/cart/src/main.ts' is the cart's entry, 'services/dist/cart/main.js' its bundle. */
const folders = process.argv[1]?.split(/[\\/]/).slice(0, -1) ?? [];
const service = folders.findLast((name) => name !== 'src') ?? 'process';
const logger = createLogger(service, 'info');

const end = (err: unknown) => {
  logger.fatal({ err }, 'the process could not go on');
  endProcess(1);
};
// A service that is up takes these two over, to stop in order.
process.on('uncaughtException', end);
process.on('unhandledRejection', end);

process.removeAllListeners('warning');
process.on('warning', (err) => logger.warn({ err }, 'a warning of Node’s'));

const said = (level: 'info' | 'warn' | 'error') => {
  return (...words: unknown[]) => logger[level]({ from: 'console' }, format(...words));
};
Object.assign(console, {
  debug: () => undefined,
  log: said('info'),
  info: said('info'),
  warn: said('warn'),
  error: said('error'),
  trace: said('warn'),
});
