import { cmText, type MeasureBounds } from '@shop/shop-rules';
import { decimalFromText } from '@shop/shop-rules/whole-text';
import { CellError, plain } from './cells.ts';
import { productColumns, productImportTexts } from './texts.ts';

export const boundsCell = ({ name, minCm, maxCm }: MeasureBounds): string =>
  `${name}: ${cmText(minCm)} / ${cmText(maxCm)}`;

export function boundsOf(entry: string): MeasureBounds {
  const colon = entry.lastIndexOf(':');
  const [name, range] = [entry.slice(0, Math.max(0, colon)), entry.slice(colon + 1)];
  const [minCm = null, maxCm = null, ...others] = range.split('/').map(decimalFromText);
  if (minCm === null || maxCm === null || others.length > 0)
    throw new CellError(productColumns.customMeasures, productImportTexts.customMeasures);
  return { name: plain(name), minCm, maxCm };
}
