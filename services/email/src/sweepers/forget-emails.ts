import type { EmailDeps } from '../deps.ts';

const DAY_MS = 24 * 3_600_000;

/** Old emails and files are personal data. */
export async function forgetEmails({ emails, mailer, config, logger, now }: EmailDeps): Promise<void> {
  const before = new Date(now().getTime() - config.LETTER_DAYS * DAY_MS);
  const deleted = await emails.deleteOlder(before);
  const files = await mailer.deleteFilesOlder(before);
  if (deleted + files > 0) logger.info({ deleted, files, before }, 'old emails are deleted');
}
