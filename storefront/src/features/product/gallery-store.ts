import { MAX_MODELS } from '@shop/shop-rules/picture';
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

/** Shows the picture of a model that was chosen: a choice holds, however soon it comes after another one. */
export function showModel(index: number, now = Date.now()): void {
  lockedUntil = now + LOCK_MS;
  $picture.set(index);
}

/** Shows one picture. A move that comes too soon after another is ignored. */
export function showPicture(index: number, now = Date.now()): void {
  if (index !== $picture.get() && now >= lockedUntil) showModel(index, now);
}

/** Moves by steps and around the ends, under the same lock. */
export function movePicture(steps: number, count: number, now = Date.now()): void {
  if (count > 1) showPicture(($picture.get() + steps + count) % count, now);
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
