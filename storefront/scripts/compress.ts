import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|svg|json|webmanifest|txt|html)$/;
const root = new URL('../dist/client/', import.meta.url).pathname;

for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await put(`${file}.br`, brotliCompressSync(content, { params }));
  await put(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** Atomic: a running server would keep serving a half-written file. */
async function put(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
