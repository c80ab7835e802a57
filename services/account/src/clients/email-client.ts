import { doneSchema, sentEmailSchema, type AccountEmail, type SentEmail } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type EmailClient = {
  /** Once per id and kind. */
  write: (email: AccountEmail) => Promise<void>;
  /** Newest first. */
  sentTo: (email: string) => Promise<SentEmail[]>;
};

export const createEmailClient = (service: InternalClient): EmailClient => ({
  write: async (email) =>
    void (await service.post('/internal/emails/account', { body: email, answer: doneSchema })),
  sentTo: (email) =>
    service.post('/internal/emails/sent-to', { body: { email }, answer: sentEmailSchema.array() }),
});
