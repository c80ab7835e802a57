import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importBreaches } from './import-breaches.ts';

/** Writes a file into the copy. */
export function plant(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Also closes the planted cycle. */
export function plantImports(folder: string): void {
  for (const { file, imports } of importBreaches) {
    const code = `import '${imports}';\n`;
    plant(folder, file, file.endsWith('.astro') ? `---\n${code}---\n\n<p></p>\n` : code);
  }
  plant(folder, 'packages/money/src/planted-too.ts', "import './planted-circle.ts';\n");
}

/** Adds an unused dependency. */
export function plantDependency(folder: string, workspace: string, name: string): void {
  const path = join(folder, workspace, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { dependencies: Record<string, string> };
  manifest.dependencies[name] = '*';
  writeFileSync(path, JSON.stringify(manifest));
}
