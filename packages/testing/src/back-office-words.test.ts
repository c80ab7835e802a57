import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wiring } from '@shop/events';
import { expect, test } from 'vitest';
import { root } from './import-rules/source-copy.ts';

const consumers = Object.values(wiring).flatMap((row) => Object.keys(row.consumers));

test.each([
  ['dead-letters.ts', [...Object.keys(wiring), ...consumers]],
  ['queues.ts', consumers],
])(
  'admin/src/texts/%s has Finnish words for every event and consumer that the back office shows',
  (file, names) => {
    const text = readFileSync(join(root, 'admin/src/texts', file), 'utf8');
    expect(names.filter((name) => !text.includes(`'${name}':`))).toEqual([]);
  },
);
