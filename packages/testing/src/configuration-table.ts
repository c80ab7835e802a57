import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gateway, root, services } from '@shop/dev-stack';
import type { z } from 'zod';
import { systemPicture } from './system-picture.ts';

/*
 * The README's table of settings, made from the schemas by which the processes read them, and its picture of the system,
 * made from the tables of calls and events. Run `node packages/testing/src/configuration-table.ts` to write both anew.
 */
const MADE_BY = 'made by packages/testing/src/configuration-table.ts';
const readme = join(root, 'README.md');

type Setting = { name: string; meaning: string; fallback: string; readBy: string[] };

/** The README with its table of settings and its picture as the code is now. */
export async function readmeAsMade(): Promise<string> {
  const text = withPart(readFileSync(readme, 'utf8'), 'picture', systemPicture());
  return withPart(text, 'settings', await table());
}

function withPart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name}: ${MADE_BY} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const [, after] = (rest ?? '').split(end);
  if (after === undefined) throw new Error(`README.md lacks ${start} or ${end}`);
  return `${before}${start}\n<!-- prettier-ignore-start -->\n\n${part}\n\n<!-- prettier-ignore-end -->\n${end}${after}`;
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

if (import.meta.main) writeFileSync(readme, await readmeAsMade());
