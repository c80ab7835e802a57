import { expect, test } from 'vitest';
import { texts } from '../texts/fi.ts';
import { greeting, sinceText } from './packing-sentence.ts';

const monday = new Date('2026-11-23T06:00:00.000Z');

test.each([
  ['2026-11-23T02:00:00.000Z', 'Huomenta, Aino.'],
  ['2026-11-23T09:00:00.000Z', 'Päivää, Aino.'],
  ['2026-11-23T18:00:00.000Z', 'Iltaa, Aino.'],
  ['2026-11-23T00:30:00.000Z', 'Iltaa, Aino.'],
])('at %s the greeting is %s', (now, words) => {
  expect(greeting('Aino Ylläpito', new Date(now))).toBe(words);
});

test('a user without a name is greeted without one', () => {
  expect(greeting(' ', monday)).toBe('Huomenta.');
});

test.each([
  ['2026-11-23T05:59:00.000Z', 'tältä päivältä'],
  ['2026-11-22T22:30:00.000Z', 'tältä päivältä'],
  ['2026-11-22T12:00:00.000Z', 'eiliseltä'],
  ['2026-11-21T12:00:00.000Z', 'lauantailta'],
  ['2026-11-17T12:00:00.000Z', 'tiistailta'],
  ['2026-11-16T12:00:00.000Z', 'päivältä 16.11.'],
])('an order of %s is %s', (iso, words) => {
  expect(sinceText(iso, monday)).toBe(words);
});

test.each([
  ['2026-11-21T12:00:00.000Z', 'odottaa pakkaamista, vanhin lauantailta.'],
  ['2026-11-16T12:00:00.000Z', 'odottaa pakkaamista, vanhin päivältä 16.11.'],
])('the sentence about an oldest order of %s ends with one full stop', (iso, words) => {
  expect(texts.dashboard.waiting(sinceText(iso, monday))).toBe(words);
});
