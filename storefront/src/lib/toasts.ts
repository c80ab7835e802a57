import type { Words } from '@shop/contracts/words';
import { atom } from 'nanostores';

export type ToastType = 'success' | 'error' | 'warning' | 'info';
/** What the visitor can do about a message, such as taking something back. */
type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  type: ToastType;
  text: string;
  language?: Words['language'];
  durationMs: number;
  action?: ToastAction | undefined;
  /** The address of a small picture of what it is about. */
  picture?: string | undefined;
};

const DURATION_MS = 4_000;
/** Who is offered something is given the time to reach for it. */
const ACTION_MS = 8_000;

/** The messages that wait to be shown or are being shown, oldest first. */
export const $toasts = atom<Toast[]>([]);
let lastId = 0;

export type ToastOptions = Partial<Pick<Toast, 'durationMs' | 'action' | 'picture'>>;

/** Tells the visitor something in passing; a plain text is Finnish. Words that are already there are not repeated. */
export function showToast(
  type: ToastType,
  words: Words | string,
  { durationMs, action, picture }: ToastOptions = {},
): void {
  const { message: text, language }: Words = typeof words === 'string' ? { message: words } : words;
  const isThere = $toasts.get().some((toast) => toast.text === text && toast.type === type);
  if (isThere && !action) return;
  lastId += 1;
  const time = durationMs ?? (action ? ACTION_MS : DURATION_MS);
  $toasts.set([...$toasts.get(), { id: lastId, type, text, language, durationMs: time, action, picture }]);
}

export function removeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
