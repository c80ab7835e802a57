import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { finnishLetters } from './finnish-letters.ts';

/** Marks the end of a font's character table. */
const END = 0xffff;
const fonts = new URL('../../assets/fonts/', import.meta.url);
const lettersIn = (ranges: string): Set<string> =>
  new Set(
    ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    }),
  );
const promised = lettersIn(finnishLetters);

function lettersOf(file: string): Set<string> {
  const font = create(readFileSync(new URL(file, fonts)));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts`);
  return new Set(font.characterSet.filter((code) => code !== END).map((code) => String.fromCodePoint(code)));
}

test.each(['fraunces-finnish.woff2', 'figtree-finnish.woff2'])(
  '%s has the letters that pages are told it has, and no other',
  (file) => {
    const has = lettersOf(file);
    expect([...promised].filter((letter) => !has.has(letter))).toEqual([]);
    expect([...has].filter((letter) => !promised.has(letter))).toEqual([]);
  },
);

test('letters of other Latin languages are in the file that is asked for them', () => {
  const has = lettersOf('fraunces-latin-ext.woff2');
  const letters = ['Š', 'š', 'Ž', 'ž', 'Ł', 'ł', 'Ā', 'ő', 'Ğ', 'ř', 'ū'];
  expect(letters.filter((letter) => !has.has(letter))).toEqual([]);
});

test.each([
  ['fraunces-soft.woff2', 0],
  ['fraunces-latin-ext.woff2', 1],
])('%s has the letters that the README makes it with, and no other', (file, nth) => {
  const readme = readFileSync(new URL('README.md', fonts), 'utf8');
  const [, ranges = ''] = [...readme.matchAll(/--unicodes="(U[^"]*)"/g)][nth] ?? [];
  expect([...lettersIn(ranges)].toSorted()).toEqual([...lettersOf(file)].toSorted());
});
