/**
 * The owner may do everything. Others change their own area and read all but accounts, the audit log and, without
 * rights to orders, customers.
 */
export const adminRights = ['owner', 'catalogue', 'orders', 'viewer'] as const;
export type AdminRights = (typeof adminRights)[number];

type Row = { path: RegExp; read: readonly AdminRights[]; write: readonly AdminRights[] };

const everybody = adminRights;

/** First matching row counts. Without a row everyone in the back office may read and only the owner write. */
const table: readonly Row[] = [
  {
    path: /^\/api\/admin\/(?:accounts|rest\/(?:accounts|record))(?:\/|$)/,
    read: ['owner'],
    write: ['owner'],
  },
  {
    path: /^\/api\/admin\/rest\/customers(?:-orders)?(?:\/|$)/,
    read: ['owner', 'orders'],
    write: ['owner', 'orders'],
  },
  {
    path: /^\/api\/admin\/(?:product|rest\/products|rest\/search|rest\/reviews)(?:\/|$)/,
    read: everybody,
    write: ['owner', 'catalogue'],
  },
  { path: /^\/api\/admin\/rest\/letters\/texts(?:\/|$)/, read: everybody, write: ['owner'] },
  {
    path: /^\/api\/admin\/(?:purchase-list|rest\/orders|rest\/discount-codes|rest\/letters)(?:\/|$)/,
    read: everybody,
    write: ['owner', 'orders'],
  },
  { path: /^/, read: everybody, write: ['owner'] },
];

/**
 * Whether an admin may make a call. @param rights absent for an owner @param call method and path as the gateway routes
 * it
 */
export function mayDo(rights: AdminRights | undefined, call: { method: string; path: string }): boolean {
  const row = table.find(({ path }) => path.test(call.path.toLowerCase()));
  const allowed = ['GET', 'HEAD'].includes(call.method) ? row?.read : row?.write;
  return allowed?.includes(rights ?? 'owner') ?? false;
}
