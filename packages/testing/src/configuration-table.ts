import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gateway, root, services } from '@shop/dev-stack';
import type { z } from 'zod';

/*
 * The README's table of settings, made from the schemas by which the processes read them.
 * Run `node packages/testing/src/configuration-table.ts` to write it anew.
 */
const START = '<!-- settings: made by packages/testing/src/configuration-table.ts -->';
const END = '<!-- /settings -->';
const readme = join(root, 'README.md');

type Setting = { name: string; meaning: string; fallback: string; readBy: string[] };

/** The README with its table of settings as the schemas are now. */
export async function readmeWithSettings(): Promise<string> {
  const text = readFileSync(readme, 'utf8');
  const [before, rest] = text.split(START);
  const [, after] = (rest ?? '').split(END);
  if (after === undefined) throw new Error(`README.md lacks ${START} or ${END}`);
  return `${before}${START}\n<!-- prettier-ignore-start -->\n\n${await table()}\n\n<!-- prettier-ignore-end -->\n${END}${after}`;
}

async function table(): Promise<string> {
  const settings = new Map<string, Setting>();
  for (const row of [gateway, ...services]) {
    for (const [name, field] of Object.entries(await fieldsOf(row.entry))) {
      const setting = settings.get(name) ?? { name, meaning: '', fallback: fallbackOf(field), readBy: [] };
      setting.meaning ||= field.description ?? '';
      setting.readBy.push(row.name);
      settings.set(name, setting);
    }
  }
  const everybody = services.length + 1;
  const rows = [...settings.values()].map(({ name, meaning, fallback, readBy }) => [
    `\`${name}\``,
    meaning,
    fallback,
    readBy.length >= everybody - 2 ? 'nearly all' : readBy.join(', '),
  ]);
  const cells = [['Setting', 'What it is', 'Default', 'Read by'], ['---', '---', '---', '---'], ...rows];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

async function fieldsOf(entry: string): Promise<Record<string, z.ZodType>> {
  const file = join(root, dirname(entry), 'config.ts');
  const config = (await import(pathToFileURL(file).href)) as Record<
    string,
    z.ZodObject<Record<string, z.ZodType>> | undefined
  >;
  const schema = (entry.endsWith('worker.ts') ? config['workerEnvSchema'] : undefined) ?? config['envSchema'];
  return schema?.shape ?? {};
}

function fallbackOf(field: z.ZodType): string {
  const { success, data } = field.safeParse(undefined);
  if (!success) return '**required**';
  const text = [data].flat().join().replace(root, '');
  return text ? `\`${text}\`` : 'none';
}

if (import.meta.main) writeFileSync(readme, await readmeWithSettings());
