import { useListContext } from 'react-admin';
import { exportUrl } from '../providers/product-csv.ts';
import { texts } from '../texts/fi.ts';
import { DownloadButton } from './DownloadButton.tsx';

/** Takes the list as a file: all that its filter means, whatever page is shown. @param of the list's calls, such as 'orders' */
export function ExportButton({ of }: { of: string }) {
  const { filterValues, sort } = useListContext();
  return (
    <DownloadButton url={exportUrl(of, { filter: filterValues, sort })}>{texts.csv.export}</DownloadButton>
  );
}
