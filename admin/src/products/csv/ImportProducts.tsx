import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { ImportReport } from '@shop/shop-rules';
import { useId, useState } from 'react';
import { HttpError, useRefresh } from 'react-admin';
import { sendProducts } from '../../providers/product-csv.ts';
import { texts } from '../../texts/fi.ts';
import { ImportReportView } from './ImportReportView.tsx';
import css from './ImportProducts.module.css';
import { FileField } from '../../ui/FileField.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';

const { csv: words } = texts;

type Busy = 'checking' | 'writing' | null;

export function ImportProducts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.import}
      </Button>
      {isOpen ? <ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<Busy>(null);
  const refresh = useRefresh();
  const id = useId();

  const send = async (sent: File, doing: 'checking' | 'writing') => {
    setBusy(doing);
    setProblem('');
    try {
      setReport(await sendProducts(sent, { dryRun: doing === 'checking' }));
      if (doing === 'writing') refresh();
    } catch (error) {
      setProblem(error instanceof HttpError ? error.message : texts.errors.unreachable);
    }
    setBusy(null);
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setReport(undefined);
    void send(chosen, 'checking');
  };
  const rowsToWrite = report ? report.added + report.changed : 0;
  const canWrite = file && report?.isDryRun && report.mistakeCount === 0 && rowsToWrite > 0;
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { className: css.paper ?? '' } }}
    >
      <h2 id={id}>{words.heading}</h2>
      <p className={css.lead}>{words.lead}</p>
      <div className={css.file}>
        <FileField label={words.choose} accept=".csv,text/csv" disabled={busy !== null} onChoose={choose}>
          {file?.name}
        </FileField>
      </div>
      <ImportReportView busy={busy ? words[busy] : ''} problem={problem} report={report} />
      <DialogFoot
        {...(canWrite
          ? { confirm: words.confirm(rowsToWrite), onConfirm: () => void send(file, 'writing') }
          : {})}
        disabled={busy !== null}
        cancel={report?.isDryRun === false ? words.close : texts.actions.cancel}
        isCancelDisabled={busy !== null}
        onCancel={onClose}
      />
    </Dialog>
  );
}
