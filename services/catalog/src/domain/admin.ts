/** Whoever of the back office writes. */
export type Admin = { id: string; userName: string };

/** What the maker is called in the books. */
export const nameOf = ({ userName, id }: Admin): string => userName || id;
