import type { OwnMeasures } from '@shop/shop-rules';
import { cmText } from '@shop/shop-rules/custom-piece';
import { decimalFromText } from '@shop/shop-rules/whole-text';

export type MeasuresForm = { names: string[]; bySize: Record<string, string[]> };

export function measuresForm(measures: OwnMeasures | null | undefined): MeasuresForm {
  const { names, bySize } = measures ?? { names: [], bySize: {} };
  const rows = Object.entries(bySize).map(([size, values]) => [size, values.map(cmText)] as const);
  return { names, bySize: Object.fromEntries(rows) };
}

/** Null for an empty table. Invalid numbers are sent for the server to refuse. */
export function measuresOf({
  names,
  bySize,
}: MeasuresForm): { names: string[]; bySize: Record<string, (number | string)[]> } | null {
  const typed = (cells: string[], column: number): string => cells[column]?.trim() ?? '';
  const rows = Object.entries(bySize);
  const columns = names.flatMap((_, column) =>
    typed(names, column) || rows.some(([, cells]) => typed(cells, column)) ? [column] : [],
  );
  if (columns.length === 0) return null;
  const valueOf = (cell: string): number | string => decimalFromText(cell) ?? cell;
  return {
    names: columns.map((column) => typed(names, column)),
    bySize: Object.fromEntries(
      rows
        .map(([size, cells]) => [size, columns.map((column) => typed(cells, column))] as const)
        .filter(([, cells]) => cells.some(Boolean))
        .map(([size, cells]) => [size, cells.map(valueOf)]),
    ),
  };
}

export const withoutMeasure = ({ names, bySize }: MeasuresForm, column: number): MeasuresForm => ({
  names: names.toSpliced(column, 1),
  bySize: Object.fromEntries(
    Object.entries(bySize).map(([size, cells]) => [size, cells.toSpliced(column, 1)]),
  ),
});
