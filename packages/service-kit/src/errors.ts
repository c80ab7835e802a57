import { errorCodes, type ErrorCode, type ErrorKind, type Failure } from '@shop/contracts';
import type { Words } from '@shop/shop-rules';

/** kind → HTTP status. */
const statuses: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  internal: 500,
  upstream: 502,
  unavailable: 503,
};

/** Kinds that no further attempt can mend; a background job that meets one is kept, not retried. */
const permanent: ReadonlySet<ErrorKind> = new Set([
  'invalid',
  'not-found',
  'forbidden',
  'unsupported',
  'too-large',
]);

type ShopErrorInput = {
  code: ErrorCode;
  /** Instead of the code's own message; Finnish, unless `language` says otherwise. */
  message?: string;
  language?: Words['language'];
  /** Messages by field. */
  errors?: Record<string, string>;
  /** The record as it is now, for conflicts. */
  data?: unknown;
  /** For the log alone. */
  details?: unknown;
  cause?: unknown;
  retryAfterSeconds?: number;
};

/** The one error that the shop throws on purpose. Its code decides kind, status and default message. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly kind: ErrorKind;
  /** What the message is written in, where it is not Finnish. */
  readonly language: Words['language'];
  readonly errors: Record<string, string> | undefined;
  readonly data: unknown;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(input: ShopErrorInput) {
    const known = errorCodes[input.code];
    const words: Words =
      input.message === undefined ? known : { message: input.message, language: input.language };
    super(words.message, { cause: input.cause });
    this.name = 'ShopError';
    this.code = input.code;
    this.kind = known.kind;
    this.language = words.language;
    this.errors = input.errors;
    this.data = input.data;
    this.details = input.details;
    this.retryAfterSeconds = input.retryAfterSeconds;
  }
}

/** The HTTP status of an error. */
export function errorStatus(error: ShopError): number {
  return statuses[error.kind];
}

/** Whether another attempt can not help. */
export function isPermanent(error: unknown): boolean {
  return error instanceof ShopError && permanent.has(error.kind);
}

/** Whether the caller only has to ask again later: a provider or another worker has yet to decide, and nothing failed. */
export function isExpectedWait(error: unknown): boolean {
  if (!(error instanceof ShopError) || error.code !== 'payment-unknown') return false;
  return error.cause === undefined || isExpectedWait(error.cause);
}

/** The body that a failed call answers. */
export function errorBody(error: ShopError, requestId: string): Failure {
  return {
    success: false,
    message: error.message,
    ...(error.language ? { language: error.language } : {}),
    code: error.code,
    requestId,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.data === undefined ? {} : { data: error.data }),
  };
}

/** Names of the driver's errors that say that the database is away, not that the call was wrong. */
const databaseAway = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoServerClosedError',
  'MongoStalePrimaryError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongooseServerSelectionError',
]);

/**
 * Server codes for: another server or the network away, not primary, shutting down, journal not written, interrupted,
 * out of disk, no majority to read from yet.
 */
const serverAwayCodes = new Set([
  6, 7, 64, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11601, 11602, 13435, 13436, 14031,
]);

/** The server's code for what its storage says, which it has no word of its own for. */
const UNKNOWN_ERROR = 8;
/** What its storage says of a full disk, and when it gives up after one. */
const STORAGE_AWAY = /No space left on device|WT_PANIC|WiredTiger library panic/;

/** Node's codes for a connection that breaks, or comes about with nobody. The driver lets some of them through as they are. */
const connectionBroken = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

type HttpishError = {
  name?: unknown;
  code?: unknown;
  syscall?: unknown;
  type?: unknown;
  status?: unknown;
  message?: unknown;
  errorResponse?: unknown;
};

function isDatabaseAway({ name, code, syscall, message, errorResponse }: HttpishError): boolean {
  if (databaseAway.has(String(name)) || serverAwayCodes.has(Number(code))) return true;
  if (syscall !== undefined && connectionBroken.has(String(code))) return true;
  if (code === UNKNOWN_ERROR) return STORAGE_AWAY.test(String(message));
  // Of many writes in one call the driver keeps there what went wrong.
  return errorResponse instanceof Error && isDatabaseAway(errorResponse);
}

/** Turns anything thrown into a ShopError: known outside errors by what they mean, all others `internal`. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const known = (typeof error === 'object' && error !== null ? error : {}) as HttpishError;
  if (known.type === 'entity.too.large') return new ShopError({ code: 'body-too-large', cause: error });
  if (known.type === 'charset.unsupported' || known.type === 'encoding.unsupported') {
    return new ShopError({ code: 'unsupported-media-type', cause: error });
  }
  if (known.status === 400 || error instanceof URIError)
    return new ShopError({ code: 'malformed-json', cause: error });
  if (isDatabaseAway(known)) {
    return new ShopError({ code: 'unavailable', cause: error, retryAfterSeconds: 2 });
  }
  return new ShopError({ code: 'internal', cause: error });
}
