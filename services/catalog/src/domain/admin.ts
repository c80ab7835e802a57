export type Admin = { id: string; userName: string };

export const nameOf = ({ userName, id }: Admin): string => userName || id;
