import { createHash, randomBytes } from 'node:crypto';
import type { RestockDeps } from './restock-requests.ts';

type LinkDeps = Pick<RestockDeps, 'restockRequests'>;

const TOKEN_BYTES = 24;

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** New token for an email's link; only its digest is stored. Decision 0026. */
export async function newRestockLink({ restockRequests }: LinkDeps, email: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  await restockRequests.addLink(email.toLowerCase(), digestOf(token));
  return token;
}

export const stopByLink = ({ restockRequests }: LinkDeps, token: string): Promise<boolean> =>
  restockRequests.stop(digestOf(token));
