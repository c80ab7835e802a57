import { tracing } from '@shop/tracing';
import { pino, type DestinationStream, type Logger } from 'pino';
import { findRequestId } from './context.ts';

export type { Logger } from 'pino';

/** Redacted everywhere. */
const secret = [
  'password',
  'token',
  'cookie',
  'authorization',
  'x-user-token',
  'x-service-token',
  'x-device-token',
];

/** Arguments of a failed Redis command: a password or a whole event. */
const sent = 'err.command.args';

/** Pino appends the causes' messages; drops a repeated one. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const serialized = pino.stdSerializers.err(error);
  const { message, cause } = error;
  const isRepeated = cause instanceof Error && cause.message === message;
  if (isRepeated) serialized.message = serialized.message.replace(`${message}: `, '');
  return serialized;
}

/** JSON logger; every line carries the current request id, and with tracing the ids of trace and span. */
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
      return { ...(requestId ? { requestId } : {}), ...tracing().logFields() };
    },
    serializers: { err: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(settings, destination) : pino(settings);
}
