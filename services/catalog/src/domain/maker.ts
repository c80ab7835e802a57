/** Whoever of the back office writes. */
export type Maker = { id: string; userName: string };

/** What the maker is called in the books. */
export const nameOf = ({ userName, id }: Maker): string => userName || id;
