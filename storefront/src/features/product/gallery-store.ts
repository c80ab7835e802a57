import { MAX_MODELS } from '@shop/contracts/picture';
import { atom } from 'nanostores';

/** A carousel shows this many pictures, and as many models can be chosen; the rest are shown in the full screen. */
export const MAX_PICTURES = MAX_MODELS;
/** How far a finger has to travel before a swipe counts, in CSS pixels. */
const SWIPE_PX = 50;
/** After a move the carousel holds still for this long. */
export const LOCK_MS = 300;

/** The picture on show, from 0. The gallery moves it, and so does the choice of a model; in the full screen there are more. */
export const $picture = atom(0);

let lockedUntil = 0;

/** Moves by steps and around the ends. A move that comes too soon after another is ignored. */
export function movePicture(steps: number, count: number, now = Date.now()): void {
  if (count < 2 || now < lockedUntil) return;
  lockedUntil = now + LOCK_MS;
  $picture.set(($picture.get() + steps + count) % count);
}

/** Shows one picture, under the same lock. */
export function showPicture(index: number, now = Date.now()): void {
  if (index === $picture.get() || now < lockedUntil) return;
  lockedUntil = now + LOCK_MS;
  $picture.set(index);
}

/** Shows the picture of a model that was chosen: a choice holds, however soon it comes after another one. */
export function showModel(index: number, now = Date.now()): void {
  lockedUntil = now + LOCK_MS;
  $picture.set(index);
}

/** Back from the full screen among the pictures that the carousel has. */
export function keepWithin(count: number): void {
  $picture.set(Math.min($picture.get(), count - 1));
}

/** How many steps a swipe of this many pixels makes: to the left shows the next picture. */
export function swipeSteps(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX) return 0;
  return dx < 0 ? 1 : -1;
}
