import { expect, test } from 'vitest';
import { type SearchWords, withFilter } from './search-words.ts';

const empty: SearchWords = { words: '', value: '', asked: '' };

test('text typed since the request stays when the answer comes', () => {
  const typed = { ...empty, words: 'villa ', asked: 'villa' };
  expect(withFilter(typed, 'villa').words).toBe('villa ');
});

test('a filter that was changed elsewhere shows in the field, whatever it asked before', () => {
  const answered = withFilter({ ...empty, words: 'villa', asked: 'villa' }, 'villa');
  const cleared = withFilter(answered, '');
  expect(cleared.words).toBe('');
  expect(withFilter(cleared, 'villa').words).toBe('villa');
});

test('a field with an unchanged filter stays the same', () => {
  const typing = { ...empty, words: 'vi' };
  expect(withFilter(typing, '')).toBe(typing);
});
