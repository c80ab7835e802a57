/*
 * An owner's legal page as text: empty lines end paragraphs, '## ' starts a part, '- ' a list item, `[word](address)`
 * is a link.
 */

type LegalBlock = string | string[];
type LegalPart = { id: string; title: string; text: LegalBlock[] };
export type LegalText = { lead: string; parts: LegalPart[] };

const HEADING = /^## +(?=\S)/;
const ITEM = /^- +(?=\S)/;

/** Reads a text into parts; a line without a rule is a paragraph. */
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

/** Lines between empty ones; a heading is its own block. */
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

/** Writes a page as the text that reads back as it. */
export function writeLegalText({ lead, parts }: LegalText): string {
  const written = parts.flatMap(({ title, text }) => [
    `## ${title}`,
    ...text.map((block) => (typeof block === 'string' ? block : block.map((line) => `- ${line}`).join('\n'))),
  ]);
  return [lead, ...written].join('\n\n');
}

/** List items stay apart, other lines join into a paragraph. */
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

function newPart(title: string, earlier: LegalPart[]): LegalPart {
  const plain =
    title
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'kohta';
  const sameIds = earlier.filter(({ id }) => id === plain || id.startsWith(`${plain}-`)).length;
  return { id: sameIds === 0 ? plain : `${plain}-${sameIds + 1}`, title, text: [] };
}
