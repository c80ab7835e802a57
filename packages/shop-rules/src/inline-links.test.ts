import { expect, test } from 'vitest';
import { hasGoodLinks, inlineLinks } from './inline-links.ts';

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

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://vanha.example', '//muu.example'])(
  'a text leads nowhere by %s',
  (address) => {
    const text = `Katso [tästä](${address}) lisää.`;
    expect(
      inlineLinks(text)
        .map((segment) => segment.text)
        .join(''),
    ).toBe(text);
    expect(inlineLinks(text).some(({ href }) => href)).toBe(false);
    expect(hasGoodLinks(text)).toBe(false);
  },
);

test('a bracket that begins no link stays text', () => {
  expect(inlineLinks('[[neuvoa](/shop/faq)')).toEqual([{ text: '[' }, { text: 'neuvoa', href: '/shop/faq' }]);
  const brackets = '['.repeat(40_000);
  expect(inlineLinks(brackets)).toEqual([{ text: brackets }]);
  expect(hasGoodLinks('[a](/'.repeat(8_000))).toBe(true);
});
