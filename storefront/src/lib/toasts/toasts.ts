import type { Words } from '@shop/shop-rules/words';
import { atom } from 'nanostores';

export type ToastType = 'success' | 'error' | 'warning' | 'info';
type ToastAction = {
  label: string;
  run: () => void;
  /** Id of the drawer that it opens; hidden inside that drawer. */
  opens?: string;
};
export type Toast = {
  id: number;
  type: ToastType;
  text: string;
  language?: Words['language'];
  durationMs: number;
  action?: ToastAction | undefined;
  /** Subject, such as a cart line: a success removes its earlier errors. */
  topic?: string | undefined;
  picture?: string | undefined;
};

const DURATION_MS = 4_000;
const ACTION_MS = 8_000;

export const $toasts = atom<Toast[]>([]);
let lastId = 0;

export type ToastOptions = Partial<Pick<Toast, 'durationMs' | 'action' | 'picture' | 'topic'>>;

/** A plain string is Finnish. A repeated message restarts its time. */
export function showToast(
  type: ToastType,
  words: Words | string,
  { durationMs, action, picture, topic }: ToastOptions = {},
): void {
  const { message: text, language }: Words = typeof words === 'string' ? { message: words } : words;
  if (type === 'success' && topic) removeErrorsOf(topic);
  const toasts = $toasts.get();
  const isSame = (toast: Toast): boolean =>
    toast.text === text &&
    toast.type === type &&
    toast.picture === picture &&
    toast.action?.run === action?.run;
  const again = (toast: Toast): Toast => ({ ...toast, topic: toast.topic === topic ? topic : undefined });
  if (toasts.some(isSame)) return $toasts.set(toasts.map((toast) => (isSame(toast) ? again(toast) : toast)));
  lastId += 1;
  const time = durationMs ?? (action ? ACTION_MS : DURATION_MS);
  $toasts.set([...toasts, { id: lastId, type, text, language, durationMs: time, action, picture, topic }]);
}

export function removeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** An error with an offer stays. */
function removeErrorsOf(topic: string): void {
  const isOfTry = (toast: Toast): boolean =>
    toast.topic === topic && (toast.type === 'error' || toast.type === 'warning') && !toast.action;
  $toasts.set($toasts.get().filter((toast) => !isOfTry(toast)));
}

export function removeErrors(): void {
  $toasts.set($toasts.get().filter(({ type }) => type !== 'error'));
}

export function removeMessage({ message }: Words): void {
  $toasts.set($toasts.get().filter(({ text }) => text !== message));
}
