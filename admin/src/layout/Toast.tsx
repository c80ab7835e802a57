import IconButton from '@mui/material/IconButton';
import { Notification, useCloseNotification } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { Icon } from '../ui/Icon.tsx';

/** Tells the style sheets how high the message is, for what makes room for it. */
const tellHeight = (toast: HTMLElement): void =>
  document.documentElement.style.setProperty('--toast-height', `${toast.offsetHeight}px`);

/** react-admin's notifications: gone after four seconds, or when they are closed. */
export const Toast = () => (
  <Notification
    autoHideDuration={4000}
    action={<CloseToast />}
    slotProps={{ transition: { onEnter: tellHeight } }}
  />
);

function CloseToast() {
  const close = useCloseNotification();
  return (
    <IconButton aria-label={texts.actions.close} onClick={close}>
      <Icon name="close" size={16} />
    </IconButton>
  );
}
