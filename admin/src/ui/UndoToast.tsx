import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useCloseNotification } from 'react-admin';
import { texts } from '../texts/fi.ts';

/** Longer than other toasts: time to notice a wrong click. */
export const UNDO_MS = 10_000;

export function UndoToast({ message, onUndo }: { message: string; onUndo: () => void }) {
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <SnackbarContent
      message={message}
      sx={{ '& .MuiSnackbarContent-action': { marginRight: 0 } }}
      action={
        <Button variant="text" color="inherit" sx={{ color: 'inherit' }} onClick={undo}>
          {texts.actions.undo}
        </Button>
      }
    />
  );
}
