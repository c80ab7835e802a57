import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gateway, root, services } from '@shop/dev-stack';
import type { z } from 'zod';
import { systemPicture } from './system-picture.ts';

/*
 * Writes the README's picture, the settings page and `.env.example`: `npx node
 * packages/testing/src/configuration-table.ts`.
 */
const MADE_BY = 'made by packages/testing/src/configuration-table.ts';
const SETTINGS = 'docs/operate/settings.md';

/** `fallback`: undefined if required, '' if optional without default. */
type Setting = { name: string; meaning: string; fallback: string | undefined; readBy: string[] };

/** By path. */
export async function writtenFiles(): Promise<Record<string, string>> {
  const settings = await allSettings();
  return {
    'README.md': withGenerated('README.md', 'picture', systemPicture()),
    [SETTINGS]: withGenerated(SETTINGS, 'settings', table(settings)),
    '.env.example': environmentExample(settings),
  };
}

function withGenerated(file: string, name: string, generated: string): string {
  const [start, end] = [`<!-- ${name}: ${MADE_BY} -->`, `<!-- /${name} -->`];
  const [before, rest] = readFileSync(join(root, file), 'utf8').split(start);
  const [, after] = (rest ?? '').split(end);
  if (after === undefined) throw new Error(`${file} lacks ${start} or ${end}`);
  return `${before}${start}\n<!-- prettier-ignore-start -->\n\n${generated}\n\n<!-- prettier-ignore-end -->\n${end}${after}`;
}

async function allSettings(): Promise<Setting[]> {
  const settings = new Map<string, Setting>();
  for (const row of [gateway, ...services]) {
    for (const [name, field] of Object.entries(await fieldsOf(row.entry))) {
      const setting = settings.get(name) ?? { name, meaning: '', fallback: fallbackOf(field), readBy: [] };
      setting.meaning ||= field.description ?? '';
      setting.readBy.push(row.name);
      settings.set(name, setting);
    }
  }
  return [...settings.values()];
}

function table(settings: Setting[]): string {
  const processes = services.length + 1;
  const rows = settings.map(({ name, meaning, fallback, readBy }) => [
    `\`${name}\``,
    meaning,
    fallback === undefined ? '**required**' : fallback ? `\`${fallback}\`` : 'none',
    readBy.length >= processes - 2 ? 'nearly all' : readBy.join(', '),
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

function fallbackOf(field: z.ZodType): string | undefined {
  const { success, data } = field.safeParse(undefined);
  return success ? [data].flat().join().replace(root, '') : undefined;
}

function environmentExample(settings: Setting[]): string {
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const found = new Map<string, { isRequired: boolean; text: string }>();
  for (const [, name = '', kind, text = ''] of compose.matchAll(/\$\{([A-Z0-9_]+):?([?-])([^}]*)\}/g))
    found.set(name, { isRequired: kind === '?', text });
  const line = ([name, { isRequired, text }]: [string, { isRequired: boolean; text: string }]) => {
    const meaning = settings.find((setting) => setting.name === name)?.meaning ?? (isRequired ? text : '');
    return `${meaning ? `# ${meaning}\n` : ''}${isRequired ? `${name}=` : `# ${name}=${text}`}\n`;
  };
  const byKind = (isRequired: boolean) =>
    [...found]
      .filter(([, setting]) => setting.isRequired === isRequired)
      .map(line)
      .join('\n');
  return `# Settings of the shop in containers (docs/operate/settings.md has all). Copy to .env.
# \`npm run secrets\` writes a .env with fresh secrets and passwords in place of the empty ones.

${byKind(true)}
# Optional, with the defaults.

${byKind(false)}`;
}

if (import.meta.main)
  for (const [file, text] of Object.entries(await writtenFiles())) writeFileSync(join(root, file), text);
