import { actGroups, type ActGroup } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';

const DAY_MS = 86_400_000;
/** So many people one search for a name may mean. */
const MOST_PEOPLE = 200;

type Choice = {
  group?: ActGroup | undefined;
  q?: string | undefined;
  from?: Date | undefined;
  /** The last day. */
  to?: Date | undefined;
};

/** A page of the record, with the names that the accounts it speaks of have now. */
export async function findRecord(
  { record, users }: Pick<AccountDeps, 'record' | 'users'>,
  { group, q, from, to }: Choice,
  at: { skip: number; limit: number },
) {
  const named = q ? await users.page({ words: q }, { skip: 0, limit: MOST_PEOPLE }) : undefined;
  const page = await record.page(
    {
      kinds: group && actGroups[group],
      words: q || undefined,
      people: named?.users.map(({ _id }) => _id),
      from,
      to: to && new Date(to.getTime() + DAY_MS),
    },
    at,
  );
  const ids = page.shown.flatMap(({ entry }) => [entry.by, entry.about]);
  return { ...page, names: await users.namesOf([...new Set(ids)]) };
}
