import { texts } from '../texts/fi.ts';
import type { EmailSettings, Greeted, Part, Words } from './email-content.ts';

export function toText({ title, parts, why }: Greeted, settings: EmailSettings): string {
  const { name, businessId, address, email, phone } = settings.seller;
  const seller = [name, texts.seller(businessId), address, email, phone];
  return (
    [settings.BRAND, title, ...parts.map(partText).filter(Boolean), '--', seller.join('\n'), why].join(
      '\n\n',
    ) + '\n'
  );
}

function partText(part: Part): string {
  switch (part.is) {
    case 'words':
      return wordsText(part.words);
    case 'heading':
      return part.text.toUpperCase();
    case 'facts':
      return part.rows.map(rowText).join('\n');
    case 'lines':
      return part.lines
        .map(({ title, detail, price, before }) => {
          const was = before ? ` (${texts.order.before(before)})` : '';
          return `${title}\n  ${detail}\n  ${price}${was}`;
        })
        .join('\n');
    case 'totals':
      return [...part.rows, part.total].map(rowText).concat(part.note).join('\n');
    case 'address':
      return part.lines.join('\n');
    case 'button':
      return `${part.text}: ${part.url}`;
    case 'written-out':
      return '';
  }
}

const rowText = ([name, value]: [string, string]): string => `${name}: ${value}`;

function wordsText(words: Words): string {
  if (typeof words === 'string') return words;
  return words.map((word) => (typeof word === 'string' ? word : linkText(word))).join('');
}

const linkText = ({ text, url }: { text: string; url: string }): string =>
  url === `mailto:${text}` ? text : `${text} (${url})`;
