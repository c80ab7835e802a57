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

/** An error as pino tells it, which appends the messages of its causes; one that only says the same again is left out. */
function told(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const serialized = pino.stdSerializers.err(error);
  const { message, cause } = error;
  const isRepeated = cause instanceof Error && cause.message === message;
  if (isRepeated) serialized.message = serialized.message.replace(`${message}: `, '');
  return serialized;
}

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
    serializers: { err: told },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(settings, destination) : pino(settings);
}
