import { errorCodes, type ErrorCode, type ErrorKind, type Failure } from '@shop/contracts';
import type { Words } from '@shop/shop-rules';

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

/** Kinds that no retry can fix. */
const permanent: ReadonlySet<ErrorKind> = new Set([
  'invalid',
  'not-found',
  'forbidden',
  'unsupported',
  'too-large',
]);

type ShopErrorInput = {
  code: ErrorCode;
  /** Replaces the code's message; Finnish, unless `language` is set. */
  message?: string;
  language?: Words['language'];
  /** By field. */
  errors?: Record<string, string>;
  data?: unknown;
  details?: unknown;
  cause?: unknown;
  retryAfterSeconds?: number;
};

/** The only error thrown on purpose; its code decides kind, status and default message. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly kind: ErrorKind;
  readonly language: Words['language'];
  readonly errors: Record<string, string> | undefined;
  readonly data: unknown;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(input: ShopErrorInput) {
    const entry = errorCodes[input.code];
    const words: Words =
      input.message === undefined ? entry : { message: input.message, language: input.language };
    super(words.message, { cause: input.cause });
    this.name = 'ShopError';
    this.code = input.code;
    this.kind = entry.kind;
    this.language = words.language;
    this.errors = input.errors;
    this.data = input.data;
    this.details = input.details;
    this.retryAfterSeconds = input.retryAfterSeconds;
  }
}

/** By the error's kind. */
export function errorStatus(error: ShopError): number {
  return statuses[error.kind];
}

/** No retry can succeed. */
export function isPermanent(error: unknown): boolean {
  return error instanceof ShopError && permanent.has(error.kind);
}

/** Whether a provider or worker has yet to decide, and nothing failed. */
export function isExpectedWait(error: unknown): boolean {
  if (!(error instanceof ShopError) || error.code !== 'payment-unknown') return false;
  return error.cause === undefined || isExpectedWait(error.cause);
}

/** Response body of an error. */
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

const databaseUnavailableNames = new Set([
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

/** Network, not primary, shutdown, journal, interrupted, out of disk, no majority yet. */
const serverUnavailableCodes = new Set([
  6, 7, 64, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11601, 11602, 13435, 13436, 14031,
]);

/** MongoDB's code for unnamed storage errors. */
const UNKNOWN_ERROR = 8;
/** Messages of a full disk. */
const STORAGE_FAILURE = /No space left on device|WT_PANIC|WiredTiger library panic/;

/** Node's codes for broken connections, which the driver passes through. */
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

function isDatabaseUnavailable({ name, code, syscall, message, errorResponse }: HttpishError): boolean {
  if (databaseUnavailableNames.has(String(name)) || serverUnavailableCodes.has(Number(code))) return true;
  if (syscall !== undefined && connectionBroken.has(String(code))) return true;
  if (code === UNKNOWN_ERROR) return STORAGE_FAILURE.test(String(message));
  return errorResponse instanceof Error && isDatabaseUnavailable(errorResponse);
}

/** Maps known errors of libraries to codes, all others to `internal`. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const entry = (typeof error === 'object' && error !== null ? error : {}) as HttpishError;
  if (entry.type === 'entity.too.large') return new ShopError({ code: 'body-too-large', cause: error });
  if (entry.type === 'charset.unsupported' || entry.type === 'encoding.unsupported') {
    return new ShopError({ code: 'unsupported-media-type', cause: error });
  }
  if (entry.status === 400 || error instanceof URIError)
    return new ShopError({ code: 'malformed-json', cause: error });
  if (isDatabaseUnavailable(entry)) {
    return new ShopError({ code: 'unavailable', cause: error, retryAfterSeconds: 2 });
  }
  return new ShopError({ code: 'internal', cause: error });
}
