import { expect, test } from 'vitest';
import { cleanCode, cleanLine, cleanLines, cutText, firstSign, hasControl } from './clean-text.ts';

const NFD_TITLE = 'Pellavao\u0308ljy a\u0308a\u0308kko\u0308set';

test.each([
  ['decomposed letters', NFD_TITLE, 'Pellavaöljy ääkköset'],
  ['zero-width space', 'Ai\u200bno', 'Aino'],
  ['word joiner and byte order mark', '\ufeffAi\u2060no\ufeff', 'Aino'],
  ['soft hyphen', 'villa\u00adpaita', 'villapaita'],
  ['direction controls', '\u202eAi\u061cno\u200e\u200f\u2066\u2069\u202c', 'Aino'],
  ['noncharacters', 'lampaan\ufffevillaiset\uffff\ufdd0\u{1fffe}', 'lampaanvillaiset'],
  ['a lone surrogate', 'a\ud83db\udc69', 'ab'],
  ['a letter that a mark joins once the sign between them is gone', 'a\u200b\u0308', 'ä'],
  ['line breaks and tabs', 'Katu\r\n1\tA\v2\nB\rC', 'Katu 1 A 2 B C'],
  ['joiners outside of an emoji', 'a\u200db\ufe0f\u200d', 'ab'],
  ['a family, a skin tone, a heart on fire and a keycap', '👩‍👩‍👧 👩🏽‍🦰 ❤️‍🔥 1️⃣', '👩‍👩‍👧 👩🏽‍🦰 ❤️‍🔥 1️⃣'],
  ['a joiner that joins nothing', '👩\u200d', '👩'],
])('%s in a single line', (_name, typed, cleaned) => {
  expect(cleanLine(typed)).toBe(cleaned);
  expect(cleanLine(cleaned)).toBe(cleaned);
});

test('a field with several lines keeps its lines and tabs', () => {
  expect(cleanLines(' Hyvää\r\nsynttäriä\v\tAino\u200e\r! ')).toBe('Hyvää\nsynttäriä\n\tAino\n!');
});

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d', '\u2043'])(
  'the hyphen %j in a code is an ordinary one',
  (hyphen) => {
    expect(cleanCode(` LL${hyphen}2611\u200b${hyphen}0042 `)).toBe('LL-2611-0042');
    expect(cleanLine(`a${hyphen}b`).length).toBe(3);
  },
);

test('only a letter, a digit or a sign is visible', () => {
  for (const seen of ['a', 'ä', '7', '?', '€', '🧶', '木']) expect(cleanLine(seen)).toBe(seen);
  for (const blank of ['', ' ', '\u3164', '\u2800', '\u115f \u1160', '\uffa0', '\u034f', '\u00a0\u0301']) {
    expect(cleanLine(blank)).toBe('');
    expect(cleanLines(blank)).toBe('');
  }
  expect(cleanLine(' \0 '), 'a control character stays, to be refused').toBe('\0');
});

test('control characters are found, line breaks and tabs are none', () => {
  for (const odd of ['\0', 'a\u000cb', '\u001b', '\u007f', '\u0085']) expect(hasControl(odd)).toBe(true);
  expect(hasControl('a\n\tb ä🧶')).toBe(false);
});

test('a cut never leaves half a sign', () => {
  const keyword = `${'a'.repeat(63)}🧶`;
  expect(cutText(keyword, 64)).toBe('a'.repeat(63));
  expect(cutText(keyword, 65)).toBe(keyword);
  expect(cutText('äiti', 64)).toBe('äiti');
});

test('the first sign of a name is a whole one', () => {
  expect(firstSign('👩‍🦰 Aino')).toBe('👩‍🦰');
  expect(firstSign('äiti')).toBe('ä');
  expect(firstSign('')).toBe('');
});
