import { auditGroups, startOfLocalDay, type AuditGroup } from '@shop/shop-rules';
import type { UserStore } from '../store/user-store.ts';
import type { AuditEntryStore } from './store/audit-entry-store.ts';

export type AuditLogDeps = {
  auditEntries: Pick<AuditEntryStore, 'page'>;
  users: Pick<UserStore, 'page' | 'namesOf'>;
};

const MAX_MATCHING_USERS = 200;

type Choice = {
  group?: AuditGroup | undefined;
  q?: string | undefined;
  /** Ids of orders found by number; account stores no numbers. */
  orders?: string[] | undefined;
  /** Days in Finland: '2026-11-23'. */
  from?: string | undefined;
  to?: string | undefined;
};

/** Shows the current names of the accounts. */
export async function findAuditEntries(
  { auditEntries, users }: AuditLogDeps,
  { group, q, orders, from, to }: Choice,
  at: { skip: number; limit: number },
) {
  const named = q ? await users.page({ words: q }, { skip: 0, limit: MAX_MATCHING_USERS }) : undefined;
  const page = await auditEntries.page(
    {
      kinds: group && auditGroups[group],
      words: q || undefined,
      people: named?.users.map(({ _id }) => _id),
      orders,
      from: from === undefined ? undefined : (startOfLocalDay(from) ?? undefined),
      to: to === undefined ? undefined : (startOfLocalDay(to, 1) ?? undefined),
    },
    at,
  );
  const ids = page.shown.flatMap(({ entry }) => [entry.by, entry.about]);
  return { ...page, names: await users.namesOf([...new Set(ids)]) };
}
