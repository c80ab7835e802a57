import { expect, test } from 'vitest';
import { slowPatterns, slowPatternsIn } from './slow-patterns.ts';
import { root } from './source-copy.ts';

test('no source has a pattern whose time grows faster than the text that it reads [sec-2]', () => {
  expect(slowPatternsIn(root)).toEqual([]);
});

test('both kinds of slow pattern are found, as they once stood in the reading of sizes, cells and links [sec-2]', () => {
  const planted = [
    String.raw`export const size = (text: string) => text.trim().replace(/\s*[-–]\s*/g, '-');`,
    String.raw`export const cell = (text: string) => text.split(/\s*:\s*/);`,
    String.raw`export const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;`,
    String.raw`export const fibre = /^(\d{1,3})\s*%\s+(.+)$/s;`,
    String.raw`export const written = new RegExp('^(a+)+$', 'u');`,
    String.raw`export const fine = [/^[0-9]{5}$/, /\s+/, /(?<!\/)\/+$/];`,
  ].join('\n');
  expect(slowPatterns('planted.ts', planted).map(({ line, kind }) => [line, kind])).toEqual([
    [1, 'move'],
    [2, 'move'],
    [3, 'move'],
    [4, 'backtracking'],
    [5, 'backtracking'],
  ]);
});
