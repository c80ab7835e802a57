import type { Change } from '@shop/contracts';
import type { AuditKind } from '@shop/shop-rules';

export type AuditedWrite = {
  kind: AuditKind;
  by: string;
  about?: string;
};
/** `changes: []` means that nothing was changed. */
export type AuditedDone = { about?: string; changes?: Change[] };

/** The audit log as callers see it; `@shop/audit-log` implements it. */
export type AuditedWrites = {
  /**
   * Makes a back-office write with its audit entry; stores the intent first, so that a crash loses none.
   * @throws what `write` throws, without entry
   */
  during: <T>(
    doing: AuditedWrite,
    write: (reportChanges: (done: AuditedDone) => void) => Promise<T>,
  ) => Promise<T>;
};
