import type { StoredEmail } from '../domain/email.ts';

/**
 * How a try went. `refused`: the server refuses the recipient's mailbox for good · `away`: not delivered, and tried again:
 * no server was reached, or it refused the sender, the login, the content or a quota · `unanswered`: the connection broke
 * off, so the email may have arrived.
 */
export type SendResult = {
  outcome: 'sent' | 'refused' | 'away' | 'unanswered';
  /** null where nobody was asked. */
  via: 'smtp' | 'file' | null;
  /** The server's own words, the error's, or the name of the file. */
  answer: string;
};

/** What goes along with a letter. */
export type Attachment = { filename: string; contentType: string; content: Buffer };

export type Mailer = {
  /**
   * Tries to send a letter; what fails is told, not thrown.
   * @param sending the number of the sending, from 1: its tries share one Message-ID, so that a mail program shows one
   *   letter also where the server's yes was lost, and one that the maker asked for is a letter of its own
   */
  send: (email: StoredEmail, delivery: number, attachments?: Attachment[]) => Promise<SendResult>;
  /** Deletes the kept files that are older. @returns how many */
  deleteFilesOlder: (before: Date) => Promise<number>;
  /** Cuts off what is under way, which is unanswered then. */
  close: () => Promise<void>;
};
