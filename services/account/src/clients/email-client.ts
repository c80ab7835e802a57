import { doneSchema, sentEmailSchema, type AccountEmail, type SentEmail } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type EmailClient = {
  /** Has a letter written and sent; one with the same id and kind is written once. */
  write: (email: AccountEmail) => Promise<void>;
  /** The letters to an address that are still kept, the newest first. */
  sentTo: (email: string) => Promise<SentEmail[]>;
};

export const createEmailClient = (service: InternalClient): EmailClient => ({
  write: async (email) =>
    void (await service.post('/internal/emails/account', { body: email, answer: doneSchema })),
  sentTo: (email) =>
    service.post('/internal/emails/sent-to', { body: { email }, answer: sentEmailSchema.array() }),
});
