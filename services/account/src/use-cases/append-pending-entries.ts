import type { AccountDeps } from '../deps.ts';

/** Appends the entries of one account in their order. */
export async function writeActsOf(
  { acts, record }: Pick<AccountDeps, 'acts' | 'record'>,
  userID: string,
): Promise<void> {
  for (const act of await acts.findOf(userID)) {
    await record.append(act);
    await acts.remove(userID, act.id);
  }
}
