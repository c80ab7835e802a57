import type { AuditLog } from '@shop/audit-log';
import type { Events } from '@shop/events';
import type { Logger, Sweeper } from '@shop/service-kit';
import type { CatalogClient } from './clients/catalog-client.ts';
import type { OrderClient } from './clients/order-client.ts';
import type { EmailConfig } from './config.ts';
import type { Mailer } from './mail/mailer.ts';
import type { WhoWrites } from './mail/message.ts';
import type { EmailTextStore } from './email-texts/index.ts';
import type { EmailLimitStore } from './store/email-limit-store.ts';
import type { EmailStore } from './store/email-store.ts';
import type { TakenBackStore } from './store/taken-back-store.ts';

export type EmailDeps = {
  emails: EmailStore;
  emailLimits: EmailLimitStore;
  takenBack: TakenBackStore;
  emailTexts: EmailTextStore;
  order: OrderClient;
  catalog: CatalogClient;
  /** At most a second old. */
  whoWrites: WhoWrites;
  /** For the back office, which must see a change made at another replica. */
  whoWritesNow: WhoWrites;
  mailer: Mailer;
  /** Nudge after adding an email. */
  sender: Pick<Sweeper, 'nudge'>;
  events: Events;
  auditLog: AuditLog;
  config: EmailConfig;
  logger: Logger;
  now: () => Date;
};
