import type { StoredEmail } from '../domain/email.ts';

/**
 * `refused`: the mailbox is refused for good · `unwanted`: not tried · `away`: not delivered, retried · `unanswered`:
 * connection lost, may be delivered.
 */
export type SendResult = {
  outcome: 'sent' | 'refused' | 'unwanted' | 'away' | 'unanswered';
  /** null when nothing was tried. */
  via: 'smtp' | 'file' | null;
  /** Server's answer, error or file name. */
  answer: string;
};

export type Attachment = { filename: string; contentType: string; content: Buffer };

export type Mailer = {
  /**
   * Tries to deliver; failures are returned. @param delivery number from 1: its tries share a Message-ID, so that mail
   * programs show one email
   */
  send: (email: StoredEmail, delivery: number, attachments?: Attachment[]) => Promise<SendResult>;
  deleteFilesOlder: (before: Date) => Promise<number>;
  /** Ends running tries as unanswered. */
  close: () => Promise<void>;
};
