import IconButton from '@mui/material/IconButton';
import { Notification, useCloseNotification } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { Icon } from '../ui/Icon.tsx';

/** Tells the style sheets how high the message is, for what makes room for it. */
const tellHeight = (toast: HTMLElement): void =>
  document.documentElement.style.setProperty('--toast-height', `${toast.offsetHeight}px`);

/** The room that a sheet makes for the message is not to hide what one works at, such as a field that was refused. */
function keepInView(): void {
  const at = document.activeElement;
  const sheet = at?.closest('.roomForToast');
  if (!at || !sheet) return;
  const [own, around] = [at.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const wasSeen = own.top < around.bottom + Number.parseFloat(getComputedStyle(sheet).marginBottom);
  if (wasSeen && own.bottom > around.bottom) at.scrollIntoView({ block: 'nearest' });
}

/** react-admin's notifications: gone after four seconds, or when they are closed. */
export const Toast = () => (
  <Notification
    autoHideDuration={4000}
    action={<CloseToast />}
    slotProps={{
      transition: {
        onEnter: (toast: HTMLElement) => {
          tellHeight(toast);
          keepInView();
        },
      },
    }}
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
