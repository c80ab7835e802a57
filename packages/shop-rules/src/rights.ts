/*
 * What the people of the back office may do. It stands apart from the schemas, because the screens ask it too and should
 * not ship zod.
 */

/**
 * The owner may do everything. The others change what is theirs, and look at everything but the accounts, the record and,
 * without the rights to orders, the customers. Orders, their files and letters are not the customers' pages: whom they are
 * for stands in them, because whoever packs has to read it.
 */
export const adminRights = ['owner', 'catalogue', 'orders', 'viewer'] as const;
export type AdminRights = (typeof adminRights)[number];

type Row = { path: RegExp; read: readonly AdminRights[]; write: readonly AdminRights[] };

const everybody = adminRights;

/**
 * Who may read and who may write, by where; the first row that fits counts. A path of the back office that no row names
 * is everybody's to read and the owner's alone to write, so that a new one is never open by accident.
 */
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
    path: /^\/api\/admin\/(?:product|rest\/products|rest\/search)(?:\/|$)/,
    read: everybody,
    write: ['owner', 'catalogue'],
  },
  {
    path: /^\/api\/admin\/(?:purchase-list|rest\/orders|rest\/discount-codes|rest\/letters)(?:\/|$)/,
    read: everybody,
    write: ['owner', 'orders'],
  },
  { path: /^/, read: everybody, write: ['owner'] },
];

/**
 * Whether somebody of the back office may make a call.
 * @param rights theirs; an admin without any is from before there were rights, and an owner
 * @param call its method and its path as the gateway routes it
 */
export function mayDo(rights: AdminRights | undefined, call: { method: string; path: string }): boolean {
  const row = table.find(({ path }) => path.test(call.path.toLowerCase()));
  const allowed = ['GET', 'HEAD'].includes(call.method) ? row?.read : row?.write;
  return allowed?.includes(rights ?? 'owner') ?? false;
}
