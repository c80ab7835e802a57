import { randomUUID } from 'node:crypto';
import type { Act } from '@shop/contracts';
import type { ActKind } from '@shop/shop-rules';
import { currentRequestId } from '@shop/service-kit';

/** Whoever is not signed in, as with a letter's link. */
export const NOBODY = 'nobody';
/** Whoever runs a command on the server. */
export const OPERATOR = 'operator';

type Told = { kind: ActKind } & Pick<Act, 'by' | 'about'> & Partial<Pick<Act, 'id' | 'changes' | 'personal'>>;

/** What somebody does with an account, for the record; it is written by the same update as what it tells of. */
export function newAct({ id = randomUUID(), changes = [], personal = [], ...told }: Told, now: Date): Act {
  return { id, ...told, at: now.toISOString(), requestId: currentRequestId(), changes, personal };
}
