import { useListContext } from 'react-admin';
import { exportUrl } from '../providers/product-csv.ts';
import { texts } from '../texts/fi.ts';
import { DownloadButton } from './DownloadButton.tsx';

/**
 * Downloads every record that matches the filter.
 * @param of API name, such as 'orders'
 */
export function ExportButton({ of }: { of: string }) {
  const { filterValues, sort } = useListContext();
  return (
    <DownloadButton url={exportUrl(of, { filter: filterValues, sort })}>{texts.csv.export}</DownloadButton>
  );
}
