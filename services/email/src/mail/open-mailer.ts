import type { Logger } from '@shop/service-kit';
import type { EmailConfig } from '../config.ts';
import { openMailFiles } from './mail-files.ts';
import type { WhoWrites } from './message.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpSender } from './smtp-mailer.ts';

export function openMailer(config: EmailConfig, logger: Logger, whoWrites: WhoWrites): Mailer {
  const files = openMailFiles(config, whoWrites);
  const { deleteOlder: deleteFilesOlder } = files;
  if (config.SMTP_URL) {
    const smtp = createSmtpSender(config.SMTP_URL, config, whoWrites);
    return { send: smtp.send, deleteFilesOlder, close: async () => smtp.close() };
  }
  const line = { folder: config.MAIL_DIR };
  if (config.SHOP_MODE === 'production')
    logger.warn(line, 'SMTP_URL is not set: emails are kept as files and reach no customer');
  else logger.info(line, 'SMTP_URL is not set: emails are kept as files');
  return { send: files.keep, deleteFilesOlder, close: async () => undefined };
}
