import { expect, test } from 'vitest';
import { type SearchState, followFilter } from './search-words.ts';

const empty: SearchState = { typed: '', filter: '', submitted: '' };

test('text typed since the request stays when the answer comes', () => {
  const typed = { ...empty, typed: 'villa ', submitted: 'villa' };
  expect(followFilter(typed, 'villa').typed).toBe('villa ');
});

test('a filter that was changed elsewhere shows in the field, whatever it asked before', () => {
  const answered = followFilter({ ...empty, typed: 'villa', submitted: 'villa' }, 'villa');
  const cleared = followFilter(answered, '');
  expect(cleared.typed).toBe('');
  expect(followFilter(cleared, 'villa').typed).toBe('villa');
});

test('a field with an unchanged filter stays the same', () => {
  const typing = { ...empty, typed: 'vi' };
  expect(followFilter(typing, '')).toBe(typing);
});
