import { z } from 'zod';

/** An `AuditKind`, or the unknown word of a newer version that runs beside this one. */
const readKind = z
  .string()
  .max(60)
  .regex(/^[a-z]+(-[a-z]+)*$/);

/** '' for no value. */
const changeSchema = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type Change = z.infer<typeof changeSchema>;

export const MAX_SUBJECT_LENGTH = 200;

export const auditEntrySchema = z.object({
  /** The event's id; a repeated one adds no entry. */
  id: z.string().max(100),
  kind: readKind,
  at: z.iso.datetime(),
  /** Account id, `operator` or `nobody`. */
  by: z.string().max(64),
  /** Id of the subject; '' for the shop itself. */
  about: z.string().max(MAX_SUBJECT_LENGTH),
  requestId: z.string().max(64),
  /** Without personal data. */
  changes: z.array(changeSchema).max(50),
  /** By name and owner `of`; erased with the owner's account. */
  personal: z.array(z.object({ name: z.string(), value: z.string(), of: z.string() })).max(20),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Entry as the back office shows it. */
export const auditLogRowSchema = z.object({
  id: z.int(),
  kind: readKind,
  at: z.string(),
  by: z.string(),
  /** '' without an account. */
  byName: z.string(),
  about: z.string(),
  /** Of the account in `about`, if it exists. */
  aboutName: z.string(),
  requestId: z.string(),
  changes: z.array(changeSchema),
  /** null where erased with its owner's account. */
  personal: z.record(z.string(), z.string().nullable()),
});
export type AuditLogRow = z.infer<typeof auditLogRowSchema>;
