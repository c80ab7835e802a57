import { $toasts, removeToast, type Toast } from '../../lib/toasts/toasts.ts';
import { startClock } from './toast-clock.ts';
import { drawToast } from './draw-toast.ts';
import { keepClear } from './keep-clear.ts';

const APPEAR_MS = 50;
const FADE_MS = 300;

type Shown = { toast: Toast; close: () => void; renew: () => void };

export function startToasts(region: HTMLElement): void {
  const shown = new Map<number, Shown>();

  const show = (toast: Toast): void => {
    moveToTop(region);
    let cameFrom: HTMLElement | null = null;
    let isClosing = false;
    const close = (): void => {
      if (isClosing) return;
      isClosing = true;
      clock.stop();
      removeToast(toast.id);
      if (element.contains(document.activeElement)) cameFrom?.focus();
      element.classList.remove('shown');
      setTimeout(() => {
        element.remove();
        shown.delete(toast.id);
        if (shown.size === 0) region.hidePopover();
      }, FADE_MS);
    };
    const element = drawToast(toast, close);
    let clock = startClock(APPEAR_MS + toast.durationMs, close);
    const on = { pointer: false, focus: false };
    const runOrHold = (): void => {
      if (isClosing) return;
      if (on.pointer || on.focus) clock.hold();
      else clock.run();
    };
    const renew = (): void => {
      clock.stop();
      clock = startClock(toast.durationMs, close);
      runOrHold();
    };
    shown.set(toast.id, { toast, close, renew });
    const watch = (event: string, change: Partial<typeof on>): void =>
      element.addEventListener(event, () => {
        Object.assign(on, change);
        runOrHold();
      });
    watch('pointerenter', { pointer: true });
    watch('pointerleave', { pointer: false });
    watch('focusin', { focus: true });
    watch('focusout', { focus: false });
    element.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) cameFrom = relatedTarget;
    });
    // Screen readers announce only text added after its live region.
    setTimeout(() => {
      region.querySelector(toast.type === 'error' ? '[role=alert]' : '[role=status]')?.append(element);
      keepClear(region);
      requestAnimationFrame(() => element.classList.add('shown'));
    }, APPEAR_MS);
  };

  $toasts.subscribe((toasts) => {
    for (const [id, { close }] of shown) if (!toasts.some((toast) => toast.id === id)) close();
    for (const toast of toasts) {
      const there = shown.get(toast.id);
      if (!there) show(toast);
      else if (there.toast !== toast) {
        there.toast = toast;
        there.renew();
      }
    }
  });
  // Escape closes an open dialog or menu first.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || document.querySelector('dialog:modal, [popover=auto]:popover-open')) return;
    [...shown.values()].at(-1)?.close();
  });
  // A modal dialog makes the page inert, so the region moves into it.
  const follow = (event: Event): void => {
    if (event.target instanceof HTMLDialogElement && shown.size > 0) moveToTop(region);
  };
  document.addEventListener('toggle', follow, true);
  document.addEventListener('close', follow, true);
  const place = (): void => {
    if (shown.size > 0) keepClear(region);
  };
  document.addEventListener('scroll', place, { passive: true, capture: true });
  addEventListener('resize', place);
}

/** On a phone the region becomes a line of the open drawer. */
function moveToTop(region: HTMLElement): void {
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (region.parentElement !== home) home.append(region);
  region.togglePopover(!(home.matches('.drawer') && matchMedia('(width < 768px)').matches));
}
