import { showToast } from './toasts.ts';

/** @param messages by the code of the address */
export function showArrivalMessage(messages: Readonly<Record<string, string>>): void {
  const here = new URL(location.href);
  const code = here.searchParams.get('message') ?? '';
  const message = Object.hasOwn(messages, code) && messages[code];
  if (!message) return;
  showToast('info', message);
  here.searchParams.delete('message');
  history.replaceState(history.state, '', here);
}
