import { MAX_MODELS } from '@shop/shop-rules/picture';
import { atom } from 'nanostores';

export const MAX_PICTURES = MAX_MODELS;
/** Minimum swipe in CSS px. */
const SWIPE_PX = 50;
export const LOCK_MS = 300;

export const $picture = atom(0);

let lockedUntil = 0;

/** A chosen model ignores the pause. */
export function showModel(index: number, now = Date.now()): void {
  lockedUntil = now + LOCK_MS;
  $picture.set(index);
}

export function showPicture(index: number, now = Date.now()): void {
  if (index !== $picture.get() && now >= lockedUntil) showModel(index, now);
}

export function movePicture(steps: number, count: number, now = Date.now()): void {
  if (count > 1) showPicture(($picture.get() + steps + count) % count, now);
}

/** After the zoom: the carousel has fewer pictures. */
export function keepWithin(count: number): void {
  $picture.set(Math.min($picture.get(), count - 1));
}

export function swipeSteps(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX) return 0;
  return dx < 0 ? 1 : -1;
}
