import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

const SECRET = /^AGE-SECRET-KEY-1/;

/** Draws a key pair of age (age-encryption.org/v1). */
export async function drawKey(): Promise<{ secret: string; open: string }> {
  const secret = await generateX25519Identity();
  return { secret, open: await identityToRecipient(secret) };
}

/** @param key either half of the pair */
export async function encrypted(content: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(SECRET.test(key) ? await identityToRecipient(key) : key);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/** @throws Error for a wrong half or key; the stream fails on changed or cut content */
export async function decrypted(content: Readable, key: string): Promise<Readable> {
  if (!SECRET.test(key))
    throw new Error('BACKUP_KEY must be the secret half (AGE-SECRET-KEY-1…) for a restore');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch (cause) {
    content.destroy();
    throw new Error('this backup cannot be opened with this BACKUP_KEY', { cause });
  }
}

const toWeb = (content: Readable) => Readable.toWeb(content) as ReadableStream<Uint8Array>;
const fromWeb = (content: ReadableStream) => Readable.fromWeb(content as never);
