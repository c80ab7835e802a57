import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from '../texts/fi.ts';
import css from './ConflictChoice.module.css';

type Props = { onKeepMine: () => Promise<unknown>; onTakeTheirs: () => void };

export function ConflictChoice({ onKeepMine, onTakeTheirs }: Props) {
  const [busy, setBusy] = useState(false);
  return (
    <div className={css.choice}>
      <Button
        disabled={busy}
        onClick={() => {
          setBusy(true);
          void onKeepMine().finally(() => setBusy(false));
        }}
      >
        {texts.conflict.keepMine}
      </Button>
      <Button variant="outlined" onClick={onTakeTheirs}>
        {texts.conflict.takeTheirs}
      </Button>
    </div>
  );
}
