import type { Readable } from 'node:stream';

export type StoredFile = { key: string; bytes: number; changedAt: Date };
/** Read or destroy the stream. */
export type OpenedFile = Omit<StoredFile, 'key'> & { stream: Readable };

/** Files by key, like `variants/<id>/240.webp`. Every call may throw `unavailable`. */
export type FileStore = {
  /** Readers find the whole file or none. A stream may have any length. */
  put: (key: string, content: Buffer | Readable) => Promise<void>;
  get: (key: string) => Promise<OpenedFile | null>;
  exists: (key: string) => Promise<boolean>;
  /** Succeeds also without the file. */
  delete: (key: string) => Promise<void>;
  /** @param folder ends with a slash */
  list: (folder: string) => AsyncGenerator<StoredFile, void>;
  /** Removes half-written files from before that moment, and counts them. */
  clearLeftovers: (before: Date) => Promise<number>;
};

/** `readMs`, `writeMs`: of a call, its retries included. `silenceMs`: of a connection, also one whose reader pauses. */
export type Bounds = { readMs: number; writeMs: number; silenceMs: number };
