import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../..');
const bomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

test('the list of packages holds what runs, also where another workspace needs it to develop, and no tool', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-sbom-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await promisify(execFile)('npm', ['run', '--silent', '--offline', 'sbom', '--', folder], { cwd: root });
  const { components } = bomSchema.parse(JSON.parse(await readFile(join(folder, 'sbom.json'), 'utf8')));
  const names = components.map(({ name }) => name);
  const runs = [
    'express',
    'mongoose',
    'bullmq',
    'astro',
    'react',
    'sharp',
    'stripe',
    '@paypal/paypal-server-sdk',
  ];
  expect(names).toEqual(expect.arrayContaining(runs));
  for (const tool of ['vitest', 'oxlint', 'knip', 'prettier', 'turbo', 'playwright-core'])
    expect(names).not.toContain(tool);
});
