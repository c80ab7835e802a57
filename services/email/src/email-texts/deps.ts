import type { AuditLog } from '@shop/audit-log';
import type { EmailSettings } from '../rendering/email-content.ts';
import type { EmailTextStore } from './email-text-store.ts';

export type EmailTextDeps = {
  emailTexts: EmailTextStore;
  whoWrites: () => Promise<EmailSettings>;
  auditLog: Pick<AuditLog, 'during'>;
};
