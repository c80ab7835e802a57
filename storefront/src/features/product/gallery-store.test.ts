import { beforeEach, expect, test } from 'vitest';
import {
  $picture,
  keepWithin,
  LOCK_MS,
  movePicture,
  showModel,
  showPicture,
  swipeSteps,
} from './gallery-store.ts';

let now = 1_000_000;
beforeEach(() => {
  now += 10_000;
  $picture.set(0);
});

test('moves go around both ends', () => {
  movePicture(-1, 3, now);
  expect($picture.get()).toBe(2);
  movePicture(1, 3, now + LOCK_MS);
  expect($picture.get()).toBe(0);
});

test('a move within 300 ms after another is ignored [spec-42 spec-141]', () => {
  movePicture(1, 5, now);
  movePicture(1, 5, now + LOCK_MS - 1);
  showPicture(4, now + LOCK_MS - 1);
  expect($picture.get()).toBe(1);
  showPicture(4, now + LOCK_MS);
  expect($picture.get()).toBe(4);
});

test('the picture of a model that is chosen is shown also within 300 ms after another', () => {
  showModel(1, now);
  showModel(2, now + 30);
  expect($picture.get()).toBe(2);
  movePicture(1, 5, now + 30 + LOCK_MS - 1);
  expect($picture.get()).toBe(2);
});

test('one picture does not move', () => {
  movePicture(1, 1, now);
  expect($picture.get()).toBe(0);
});

test('a swipe counts from 50 pixels, to the left for the next picture [spec-42 spec-141]', () => {
  expect([swipeSteps(-50), swipeSteps(50), swipeSteps(-49), swipeSteps(49)]).toEqual([1, -1, 0, 0]);
});

test('back from the full screen the carousel shows a picture that it has', () => {
  movePicture(-1, 7, now);
  expect($picture.get()).toBe(6);
  keepWithin(5);
  expect($picture.get()).toBe(4);
});
