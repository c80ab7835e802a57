import type { OwnMeasures } from '@shop/shop-rules';
import { sizeText, typedSize } from '@shop/shop-rules/size-text';
import { decimalFromText } from '@shop/shop-rules/whole-text';

const cells = (line: string): string[] =>
  line
    .split(';')
    .map((cell) => cell.trim())
    .filter(Boolean);

/** Headings on the first line, then a line per size. */
export function measuresText(measures: OwnMeasures | null | undefined): string {
  if (!measures) return '';
  const rows = Object.entries(measures.bySize).map(
    ([size, values]) =>
      `${sizeText(size)}: ${values.map((value) => String(value).replace('.', ',')).join('; ')}`,
  );
  return [measures.names.join('; '), ...rows].join('\n');
}

/** Null for empty text. Invalid numbers are sent for the server to refuse. */
export function measuresOf(
  text: string,
): { names: string[]; bySize: Record<string, (number | string)[]> } | null {
  const [first = '', ...rows] = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (first === '') return null;
  const valueOf = (cell: string): number | string => decimalFromText(cell) ?? cell;
  const bySize = rows.map((row) => {
    const [size = '', values = ''] = row.split(/:(.*)/);
    return [typedSize(size), cells(values).map(valueOf)] as const;
  });
  return { names: cells(first), bySize: Object.fromEntries(bySize) };
}
