export type InlinePart = { text: string; href?: string };

/** Bounded, so that reading takes linear time. */
const LINK = /\[([^[\]]+)\]\(([^)\s]{1,2000})\)/g;

/** Allowed targets. */
const MAY_LEAD = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/i;

/** Splits a text with `[word](address)` into text and links; a link to a forbidden address stays text. */
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

/** Whether every link has an allowed target. */
export const hasGoodLinks = (text: string): boolean =>
  [...text.matchAll(LINK)].every(([, , href = '']) => MAY_LEAD.test(href));
