import { actGroups, momentOf, type ActGroup } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';

const DAY_MS = 86_400_000;
/** So many people one search for a name may mean. */
const MOST_PEOPLE = 200;

type Choice = {
  group?: ActGroup | undefined;
  q?: string | undefined;
  /** The ids of orders whose number is like the words: account knows no numbers. */
  orders?: string[] | undefined;
  /** Days in Finland: '2026-11-23'. */
  from?: string | undefined;
  /** The last day. */
  to?: string | undefined;
};

/** The moment at which a day begins in Finland, or one so many days after it. */
function beginningOf(day: string, daysLater = 0): Date | undefined {
  const that = new Date(Date.parse(day) + daysLater * DAY_MS).toISOString().slice(0, 10);
  return momentOf(`${that}T00:00`) ?? undefined;
}

/** A page of the record, with the names that the accounts it speaks of have now. */
export async function findRecord(
  { record, users }: Pick<AccountDeps, 'record' | 'users'>,
  { group, q, orders, from, to }: Choice,
  at: { skip: number; limit: number },
) {
  const named = q ? await users.page({ words: q }, { skip: 0, limit: MOST_PEOPLE }) : undefined;
  const page = await record.page(
    {
      kinds: group && actGroups[group],
      words: q || undefined,
      people: named?.users.map(({ _id }) => _id),
      orders,
      from: from === undefined ? undefined : beginningOf(from),
      to: to === undefined ? undefined : beginningOf(to, 1),
    },
    at,
  );
  const ids = page.shown.flatMap(({ entry }) => [entry.by, entry.about]);
  return { ...page, names: await users.namesOf([...new Set(ids)]) };
}
