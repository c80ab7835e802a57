import { pino, type DestinationStream, type Logger } from 'pino';
import { findRequestId } from './context.ts';

export type { Logger } from 'pino';

/** Never written to a log, wherever they stand. */
const secret = [
  'password',
  'token',
  'cookie',
  'authorization',
  'x-user-token',
  'x-service-token',
  'x-device-token',
];

/** What a Redis command carried that failed: the password that it logged in with, or a whole event. */
const sent = 'err.command.args';

/**
 * The service's JSON logger. Every line carries the id of the request or event it belongs to.
 * @param service the name of the process
 * @param level pino's level
 * @param destination takes the lines; the standard output by default
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const settings = {
    level,
    base: { service },
    redact: {
      paths: [...secret.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), sent],
      censor: '[hidden]',
    },
    mixin: () => {
      const requestId = findRequestId();
      return requestId ? { requestId } : {};
    },
    serializers: { err: pino.stdSerializers.err },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(settings, destination) : pino(settings);
}
