import IconButton from '@mui/material/IconButton';
import { Notification, useCloseNotification } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { Icon } from '../ui/Icon.tsx';

/** Tells the style sheets how high the message is, for what makes room for it. */
const tellHeight = (toast: HTMLElement): void =>
  document.documentElement.style.setProperty('--toast-height', `${toast.offsetHeight}px`);

/** What stands lowest of a control and of what is said about it, such as why it was refused. */
function lowestOf(control: Element): Element {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const told = ids.flatMap((id) => document.getElementById(id) ?? []);
  return [control, ...told].reduce((low, one) => (bottomOf(one) > bottomOf(low) ? one : low));
}

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;

/** The room that a sheet makes for the message is not to hide what one works at, such as a field that was refused, and why. */
function keepInView(): void {
  const at = document.activeElement;
  const sheet = at?.closest('.roomForToast');
  if (!at || !sheet) return;
  const around = bottomOf(sheet);
  const room = Number.parseFloat(getComputedStyle(sheet).marginBottom);
  const wasSeen = at.getBoundingClientRect().top < around + room;
  const lowest = lowestOf(at);
  if (wasSeen && bottomOf(lowest) > around) lowest.scrollIntoView({ block: 'nearest' });
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
