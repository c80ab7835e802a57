import type { Change } from '@shop/contracts';
import type { ActKind } from '@shop/shop-rules';

export type AuditedWrite = {
  kind: ActKind;
  /** The id of the account that makes it. */
  by: string;
  about?: string;
};
/** Known once it is done. Without any changes where there could be some, nothing was done. */
export type AuditedDone = { about?: string; changes?: Change[] };

/** The audit log as a caller sees it; `@shop/audit-log`, which builds on events, implements it. */
export type AuditedWrites = {
  /**
   * Makes a write of the back office and records it. The intent is stored first, so that no write goes unrecorded,
   * wherever the process is killed.
   * @param write makes it, and reports by `tell` what it has changed
   * @returns what `write` returns
   * @throws what `write` throws; a refusal is not recorded
   */
  during: <T>(doing: AuditedWrite, write: (tell: (done: AuditedDone) => void) => Promise<T>) => Promise<T>;
};
