/** UTF-16 units; the shop's links are a third as long. */
export const MAX_LINK = 500;

const MARK = '#token=';

/** Token of a link that was pasted whole or from behind the #. */
export function tokenInLink(link: string): string {
  const at = link.indexOf(MARK);
  return (at === -1 ? link : link.slice(at + MARK.length)).trim();
}
