import { createHash, randomBytes } from 'node:crypto';
import type { CatalogDeps } from '../deps.ts';

type LinkDeps = Pick<CatalogDeps, 'wishes'>;

const TOKEN_BYTES = 24;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token for the link of an email to that address; only its digest is kept. Decision 0026. */
export async function newRestockLink({ wishes }: LinkDeps, email: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  await wishes.addLink(email.toLowerCase(), digestOf(token));
  return token;
}

/** Ends all wishes of the address that the token was sent to; false where there are none. */
export const stopByLink = ({ wishes }: LinkDeps, token: string): Promise<boolean> =>
  wishes.stop(digestOf(token));
