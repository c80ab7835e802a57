import type { AuditLogRow } from '@shop/contracts';
import { localDay } from '@shop/shop-rules/local-time';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { saveFile } from '../providers/download.ts';
import { auditLogTexts as texts } from '../texts/audit-log.ts';
import { texts as common } from '../texts/fi.ts';
import { auditLogCsv, MAX_EXPORTED, PAGE_ROWS } from './audit-log-csv.ts';

export function ExportAuditLog() {
  const { filterValues, sort, total = 0 } = useListContext<AuditLogRow>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      auditLogCsv((page) =>
        dataProvider.getList<AuditLogRow>('record', {
          filter: filterValues,
          sort,
          pagination: { page, perPage: PAGE_ROWS },
        }),
      ),
    onSuccess: (csv) => {
      saveFile(new Blob([csv], { type: 'text/csv' }), texts.csv.file(localDay(new Date())));
      if (total > MAX_EXPORTED) notify(texts.csv.newest(MAX_EXPORTED), { type: 'info' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button variant="outlined" aria-busy={isPending} onClick={() => (isPending ? undefined : mutate())}>
      {common.csv.export}
    </Button>
  );
}
