import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { EmailConfig } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { messageOf, senderOf, deliveryName, type WhoWrites } from './message.ts';

const ENDING = '.eml';
/** Suffix during writing; stays after a crash. */
const PARTIAL_SUFFIX = '.part';

export type MailFiles = {
  keep: Mailer['send'];
  deleteOlder: (before: Date) => Promise<number>;
};

export function openMailFiles(config: EmailConfig, whoWrites: WhoWrites): MailFiles {
  const folder = config.MAIL_DIR;
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    keep: async (email, delivery, attachments) => {
      const day = email.createdAt.toISOString().slice(0, 10);
      const name = `${day}-${email.kind}-${deliveryName(email, delivery)}${ENDING}`;
      try {
        await openToOwner(folder);
        const sender = await senderOf(email, config, whoWrites);
        const { message } = await writer.sendMail(messageOf(email, delivery, sender, attachments));
        if (!Buffer.isBuffer(message)) throw new Error('the email was not written in one piece');
        await writeWhole(join(folder, name), message);
        return { outcome: 'sent', via: 'file', answer: name };
      } catch (error) {
        // A full disk passes, so it is retried.
        return { outcome: 'away', via: 'file', answer: String(error) };
      }
    },
    deleteOlder: async (before) => {
      const names = await readdir(folder).catch(() => []);
      const old = await Promise.all(names.map(async (name) => isOlder(join(folder, name), before)));
      const gone = names.filter((name, i) => isOurs(name) && old[i]);
      await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })));
      return gone.length;
    },
  };
}

const isOurs = (name: string): boolean =>
  [ENDING, ENDING + PARTIAL_SUFFIX].some((ending) => name.endsWith(ending));

async function openToOwner(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A mounted volume may belong to another user.
  await chmod(folder, 0o700).catch(() => undefined);
}

/** Readers never see half a file. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeFile(path + PARTIAL_SUFFIX, content, { mode: 0o600 });
  await rename(path + PARTIAL_SUFFIX, path);
}

const isOlder = async (path: string, before: Date): Promise<boolean> =>
  stat(path).then(
    ({ mtime }) => mtime < before,
    () => false,
  );
