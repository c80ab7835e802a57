import { $toasts, removeToast, type Toast } from '../../lib/toasts.ts';
import { toast as texts } from '../../texts/fi/toast.ts';
import { startClock } from './toast-clock.ts';

const APPEAR_MS = 50;
const FADE_MS = 300;

/** Shows the waiting messages, one below the other, in the region that the layout has put on the page. */
export function startToasts(region: HTMLElement): void {
  const shown = new Set<number>();

  const show = (toast: Toast): void => {
    shown.add(toast.id);
    moveToTop(region);
    const element = draw(toast);
    const close = (): void => {
      clock.stop();
      element.classList.remove('shown');
      setTimeout(() => {
        element.remove();
        shown.delete(toast.id);
        removeToast(toast.id);
        if (shown.size === 0) region.hidePopover();
      }, FADE_MS);
    };
    const clock = startClock(APPEAR_MS + toast.durationMs, close);
    element.addEventListener('pointerenter', clock.hold);
    element.addEventListener('pointerleave', clock.run);
    element.addEventListener('focusin', clock.hold);
    element.addEventListener('focusout', clock.run);
    element.querySelector('button')?.addEventListener('click', close);
    // Words that appear a moment after their live region are the ones that screen readers speak.
    setTimeout(() => {
      region.querySelector(toast.type === 'error' ? '[role=alert]' : '[role=status]')?.append(element);
      requestAnimationFrame(() => element.classList.add('shown'));
    }, APPEAR_MS);
  };

  $toasts.subscribe((toasts) => toasts.filter(({ id }) => !shown.has(id)).forEach(show));
  // A modal dialog makes everything outside of it silent and dead, so the region moves in and out with it.
  const follow = (event: Event): void => {
    if (event.target instanceof HTMLDialogElement && shown.size > 0) moveToTop(region);
  };
  document.addEventListener('toggle', follow, true);
  document.addEventListener('close', follow, true);
}

function moveToTop(region: HTMLElement): void {
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (region.parentElement !== home) home.append(region);
  if (!region.matches(':popover-open')) region.showPopover();
}

function draw({ type, text }: Toast): HTMLElement {
  const element = document.createElement('div');
  element.className = `toast ${type}`;
  const words = document.createElement('p');
  words.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'toast-close';
  close.setAttribute('aria-label', texts.close);
  element.append(words, close);
  return element;
}
