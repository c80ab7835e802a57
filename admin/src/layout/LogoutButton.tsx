import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useSmallScreen } from '../ui/use-small-screen.ts';
import { useUnsavedChanges } from '../ui/unsaved-changes.ts';

export function LogoutButton() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const logout = useLogout();
  const notify = useNotify();
  const small = useSmallScreen();
  const { leave } = useUnsavedChanges();
  const goOut = async () => {
    setBusy(true);
    try {
      await logout();
    } catch {
      notify(texts.frame.logoutFailed, { type: 'error' });
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant={small ? 'text' : 'outlined'} onClick={() => leave(() => setAsking(true))}>
        {texts.frame.logout}
      </Button>
      <ConfirmDialog
        open={asking}
        question={texts.frame.logoutQuestion}
        confirm={texts.frame.logout}
        busy={busy}
        onConfirm={() => void goOut()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
