import { z } from 'zod';

/**
 * What was done, as it is read: an `AuditKind`, or a word that a newer version of the shop has for what this one does not
 * know yet. While two versions run beside each other either may read what the other writes.
 */
const readKind = z
  .string()
  .max(60)
  .regex(/^[a-z]+(-[a-z]+)*$/);

/** A value before and after; '' is none. */
const changeSchema = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type Change = z.infer<typeof changeSchema>;

/** No id of what an act is about is longer. */
export const MAX_SUBJECT_LENGTH = 200;

/** What somebody did that the record keeps; events carry it to account, and account's own writes. */
export const auditEntrySchema = z.object({
  /** Its event's id: the record keeps no second entry of it. */
  id: z.string().max(100),
  kind: readKind,
  /** ISO 8601. */
  at: z.iso.datetime(),
  /** Whose account did it; `operator` for a command, `nobody` for whoever was not signed in. */
  by: z.string().max(64),
  /** What it was done to: the id of an account, an order, a product, a letter or an event; '' for the shop itself. */
  about: z.string().max(MAX_SUBJECT_LENGTH),
  requestId: z.string().max(64),
  /** What changed, without anything personal. */
  changes: z.array(changeSchema).max(50),
  /** What is personal of it, by its name, and whose: it goes with their account. */
  personal: z.array(z.object({ name: z.string(), value: z.string(), of: z.string() })).max(20),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** An entry of the record as the back office shows it. */
export const auditLogRowSchema = z.object({
  /** Its number, from 1 without gaps. */
  id: z.int(),
  kind: readKind,
  at: z.string(),
  by: z.string(),
  /** '' when the account is gone, or was none. */
  byName: z.string(),
  about: z.string(),
  /** The name of the account that it is about, if it is about one that is there. */
  aboutName: z.string(),
  requestId: z.string(),
  changes: z.array(changeSchema),
  /** null where it was erased with its owner's account. */
  personal: z.record(z.string(), z.string().nullable()),
});
export type AuditLogRow = z.infer<typeof auditLogRowSchema>;
