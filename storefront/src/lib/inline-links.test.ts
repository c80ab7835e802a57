import { expect, test } from 'vitest';
import { inlineLinks } from './inline-links.ts';

test('words in brackets become links and the rest stays text', () => {
  expect(inlineLinks('Kysy [neuvoa](https://neuvo.example) tai [kirjoita](mailto:a@b.example).')).toEqual([
    { text: 'Kysy ' },
    { text: 'neuvoa', href: 'https://neuvo.example' },
    { text: ' tai ' },
    { text: 'kirjoita', href: 'mailto:a@b.example' },
    { text: '.' },
  ]);
  expect(inlineLinks('Ei linkkejä (eikä [hakasia]).')).toEqual([{ text: 'Ei linkkejä (eikä [hakasia]).' }]);
});
