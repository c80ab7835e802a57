import Dialog from '@mui/material/Dialog';
import { texts } from '../texts/fi.ts';
import { ShortcutList } from '../ui/ShortcutList.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{texts.frame.shortcuts}</h2>
      <ShortcutList />
      <DialogFoot cancel={texts.actions.close} onCancel={onClose} />
    </Dialog>
  );
}
