import { atom } from 'nanostores';

export type ToastType = 'success' | 'error' | 'warning' | 'info';
export type Toast = { id: number; type: ToastType; text: string; durationMs: number };

const DURATION_MS = 4_000;

/** The messages that wait to be shown or are being shown, oldest first. */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** Tells the visitor something in passing. The same words that are already there are not repeated. */
export function showToast(type: ToastType, text: string, durationMs = DURATION_MS): void {
  if ($toasts.get().some((toast) => toast.text === text && toast.type === type)) return;
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, type, text, durationMs }]);
}

export function removeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
