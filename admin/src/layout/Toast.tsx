import IconButton from '@mui/material/IconButton';
import { Notification, useCloseNotification } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { Icon } from '../ui/Icon.tsx';

const reportHeight = (toast: HTMLElement): void =>
  document.documentElement.style.setProperty('--toast-height', `${toast.offsetHeight}px`);

function lowestOf(control: Element): Element {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = ids.flatMap((id) => document.getElementById(id) ?? []);
  return [control, ...descriptions].reduce((low, element) =>
    bottomOf(element) > bottomOf(low) ? element : low,
  );
}

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;

/** Keeps the focused control visible when a sheet makes room for a toast. */
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

export const Toast = () => (
  <Notification
    autoHideDuration={4000}
    action={<CloseToast />}
    slotProps={{
      transition: {
        onEnter: (toast: HTMLElement) => {
          reportHeight(toast);
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
