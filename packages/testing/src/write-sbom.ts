import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');

type Package = { devDependencies?: unknown; dev?: boolean };
type Lock = { packages: Record<string, Package> };

/** `npm sbom --omit dev` also leaves out what one workspace runs and another one only develops with. */
async function sbom(): Promise<string> {
  const lock = await readJson<Lock>('package-lock.json');
  const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  const packages = Object.fromEntries(kept.map(([path, entry]) => [path, withoutDev(entry)]));
  const temporary = await mkdtemp(join(tmpdir(), 'sbom-'));
  // npm names the root after its folder.
  const folder = join(temporary, 'shop');
  const write = async (path: string, content: object) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  };
  try {
    await write('package-lock.json', { ...lock, packages });
    for (const [path] of kept.filter(([each]) => !each.includes('node_modules/'))) {
      const manifest = join(path, 'package.json');
      await write(manifest, withoutDev(await readJson<Package>(manifest)));
    }
    const options = ['--sbom-format', 'cyclonedx', '--package-lock-only'];
    const limits = { cwd: folder, maxBuffer: 64 * 1024 ** 2 };
    return (await promisify(execFile)('npm', ['sbom', ...options], limits)).stdout;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

const readJson = async <T>(path: string): Promise<T> =>
  JSON.parse(await readFile(join(ROOT, path), 'utf8')) as T;

const withoutDev = ({ devDependencies: _none, ...rest }: Package): Package => rest;

await writeFile(join(process.argv[2] ?? ROOT, 'sbom.json'), await sbom());
