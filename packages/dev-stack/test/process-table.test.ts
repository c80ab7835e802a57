import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/config.ts';
import { gateway, services } from '../src/processes.ts';
import { environmentSchemaOf } from './environment-schema.ts';

// dev-stack sets these for every process.
const ALWAYS = ['HOST', 'PORT'];

test.each([...services, gateway])('$name has its entry, and is given exactly what it reads', async (row) => {
  expect(existsSync(join(root, row.entry))).toBe(true);
  const schema = await environmentSchemaOf(row.entry);
  const given = [...row.reads, ...ALWAYS];
  expect(given.filter((name) => !schema.all.includes(name))).toEqual([]);
  expect(schema.all.filter((name) => !given.includes(name) && name !== 'HOST')).toEqual([]);
});
