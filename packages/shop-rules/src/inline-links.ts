export type InlinePart = { text: string; href?: string };

/** No label holds another bracket and no address is longer, so that a text is read in linear time. */
const LINK = /\[([^[\]]+)\]\(([^)\s]{1,2000})\)/g;

/** Where the shop's texts may lead: to itself, and out by these three. */
const MAY_LEAD = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/i;

/** A text with `[word](address)` in it, cut into plain pieces and links. An address that may not be followed stays text. */
export function inlineLinks(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const [whole, word = '', href = ''] = match;
    parts.push(MAY_LEAD.test(href) ? { text: word, href } : { text: whole });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Whether every link of a text leads to where it may. */
export const hasGoodLinks = (text: string): boolean =>
  [...text.matchAll(LINK)].every(([, , href = '']) => MAY_LEAD.test(href));
