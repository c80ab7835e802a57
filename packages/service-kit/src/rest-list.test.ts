import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseRestList } from './rest-list.ts';

const filterSchema = z.object({ q: z.string().optional(), id: z.array(z.string()).optional() });
const read = (filter: unknown) => parseRestList({ filter: JSON.stringify(filter) }, filterSchema).filter;

test('a list’s filter may hold every character but NUL', () => {
  for (const q of ['', '.*', '\\u0000', '(a+)+$', 'ä🧶', '\ud800']) expect(read({ q })).toEqual({ q });
  for (const odd of [{ q: 'a\u0000b' }, { id: ['\u0000'] }, { unknown: { deep: '\u0000' } }, '\u0000'])
    expect(() => read(odd)).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        errors: { filter: 'Kentässä on merkkejä, joita ei voi käyttää.' },
      }),
    );
});
