/*
 * A page of law as its owner writes it: plain text, where an empty line ends a paragraph, '## ' begins a part with its
 * heading, '- ' a line of a list, and `[word](address)` is a link. What stands above the first heading is the lead.
 */

/** A paragraph, or a list of them. */
type LegalBlock = string | string[];
/** Its id is what links to it name. */
type LegalPart = { id: string; title: string; text: LegalBlock[] };
export type LegalText = { lead: string; parts: LegalPart[] };

const HEADING = /^## +(?=\S)/;
const ITEM = /^- +(?=\S)/;

/** Reads a text into its parts. Nothing of it is lost: what no rule fits is a paragraph. */
export function readLegalText(source: string): LegalText {
  const lead: string[] = [];
  const parts: LegalPart[] = [];
  for (const lines of blocksIn(source)) {
    const [first = ''] = lines;
    const part = parts.at(-1);
    if (HEADING.test(first)) parts.push(newPart(first.replace(HEADING, ''), parts));
    else if (part) part.text.push(...blocksOf(lines));
    else lead.push(...lines);
  }
  return { lead: lead.join(' '), parts };
}

/** The lines between empty ones; a heading's line is a block of its own. */
function blocksIn(source: string): string[][] {
  const blocks: string[][] = [[]];
  let isAfterHeading = false;
  for (const line of source.split('\n')) {
    const isHeading = line.startsWith('## ');
    const text = line.trim();
    if (text === '' || isHeading || isAfterHeading) blocks.push([]);
    if (text !== '') blocks.at(-1)?.push(text);
    isAfterHeading = isHeading;
  }
  return blocks;
}

/** Writes a page as the text that reads as it. */
export function writeLegalText({ lead, parts }: LegalText): string {
  const written = parts.flatMap(({ title, text }) => [
    `## ${title}`,
    ...text.map((block) => (typeof block === 'string' ? block : block.map((line) => `- ${line}`).join('\n'))),
  ]);
  return [lead, ...written].join('\n\n');
}

/** Lines of one block: those of a list together, the others as one paragraph. */
function blocksOf(lines: string[]): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (ITEM.test(line)) {
      const item = line.replace(ITEM, '');
      if (Array.isArray(last)) last.push(item);
      else blocks.push([item]);
    } else if (typeof last === 'string') blocks[blocks.length - 1] = `${last} ${line}`;
    else blocks.push(line);
  }
  return blocks;
}

function newPart(title: string, others: LegalPart[]): LegalPart {
  const plain =
    title
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'kohta';
  const taken = others.filter(({ id }) => id === plain || id.startsWith(`${plain}-`)).length;
  return { id: taken === 0 ? plain : `${plain}-${taken + 1}`, title, text: [] };
}
