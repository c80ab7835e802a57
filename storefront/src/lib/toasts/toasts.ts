import type { Words } from '@shop/shop-rules/words';
import { atom } from 'nanostores';

export type ToastType = 'success' | 'error' | 'warning' | 'info';
/** What the visitor can do about a message, such as taking something back. */
type ToastAction = {
  label: string;
  run: () => void;
  /** The id of the drawer that it leads to; inside of that it would lead nowhere. */
  opens?: string;
};
export type Toast = {
  id: number;
  type: ToastType;
  text: string;
  language?: Words['language'];
  durationMs: number;
  action?: ToastAction | undefined;
  /** What it speaks of, such as a line of the cart or an address; none where it is of nothing that is tried again. */
  topic?: string | undefined;
  /** The address of a small picture of what it is about. */
  picture?: string | undefined;
};

const DURATION_MS = 4_000;
/** Who is offered something is given the time to reach for it. */
const ACTION_MS = 8_000;

/** The messages that wait to be shown or are being shown, oldest first. */
export const $toasts = atom<Toast[]>([]);
let lastId = 0;

export type ToastOptions = Partial<Pick<Toast, 'durationMs' | 'action' | 'picture' | 'topic'>>;

/**
 * Tells the visitor something in passing; a plain text is Finnish. What is already there is not repeated: its time begins
 * again, and where it was of another topic it is of none from then on. Offers that do something else are told apart,
 * whatever their words. A success takes back the failures of its own topic, and nobody else's.
 */
export function showToast(
  type: ToastType,
  words: Words | string,
  { durationMs, action, picture, topic }: ToastOptions = {},
): void {
  const { message: text, language }: Words = typeof words === 'string' ? { message: words } : words;
  if (type === 'success' && topic) forgetTries(topic);
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

/** What has succeeded is not beside what was said of it while it had not; an offer stays. */
function forgetTries(topic: string): void {
  const isOfTry = (toast: Toast): boolean =>
    toast.topic === topic && (toast.type === 'error' || toast.type === 'warning') && !toast.action;
  $toasts.set($toasts.get().filter((toast) => !isOfTry(toast)));
}

/** Takes back what the last try was told: a new one has its own answer. */
export function forgetErrors(): void {
  $toasts.set($toasts.get().filter(({ type }) => type !== 'error'));
}

/** Takes back one message: what it told is not so any more. */
export function forgetToast({ message }: Words): void {
  $toasts.set($toasts.get().filter(({ text }) => text !== message));
}
