import type { requireAdmin } from '@shop/service-kit';

/** What the maker is called in the books. */
export const nameOf = ({ userName, id }: ReturnType<typeof requireAdmin>): string => userName || id;
