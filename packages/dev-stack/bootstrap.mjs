// Must run on Node 18 without dependencies.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.shop-installed');
const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
const stamp = `${sha256(lockText)} ${process.platform} ${process.arch}\n`;
// Outside node_modules, which `npm ci` empties.
const lockFolder = join(tmpdir(), `shop-install-${sha256(root).slice(0, 16)}`);

function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

function installedAlready(lock) {
  const record = readOrEmpty(join(modules, '.package-lock.json'));
  if (record === '') return false;
  const installed = JSON.parse(record).packages || {};
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

/**
 * A lock from a registry without this platform's binaries lacks their entries; `npm ci` would install a broken tree.
 */
function lockLacksThisPlatform(lock) {
  const packages = Object.values(lock.packages);
  const names = new Set(
    Object.keys(lock.packages).map((path) =>
      path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    ),
  );
  const arch = process.arch === 'x64' ? '(x64|64)' : process.arch;
  const mine = new RegExp(`(^|[-/])${process.platform}-${arch}($|-gnu$|-msvc$)`);
  return packages.some((entry) =>
    Object.keys(entry.optionalDependencies || {}).some((name) => mine.test(name) && !names.has(name)),
  );
}

/** Variables of the calling npm would change what is installed. */
function cleanEnvironment() {
  const strange = /^npm_(config_(workspace|omit|include|prefix|global|production)|package_|lifecycle_)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !strange.test(name)));
}

function npm(args) {
  const started = Date.now();
  const child = spawn('npm', args, {
    cwd: root,
    env: cleanEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const progress = setInterval(
    () => say(`  … still installing (${Math.round((Date.now() - started) / 1000)} s)`),
    20_000,
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code === null ? 130 : code));
  }).finally(() => clearInterval(progress));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Copy of `birthOf` in src/process-records.ts, which cannot be imported yet. */
function birthOf(pid) {
  try {
    if (process.platform === 'win32') return null;
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : fields[19];
  } catch {
    return null;
  }
}

/** A pid alone may have been reused. */
function isHeld(owner) {
  const [, pid, born] = /^(\d+) ?(.*)/s.exec(owner) || [];
  if (!pid || Number(pid) === process.pid) return false;
  return born ? birthOf(pid) === born : isAlive(Number(pid));
}

async function takeLock() {
  let isAnnounced = false;
  for (;;) {
    try {
      mkdirSync(lockFolder);
      writeFileSync(join(lockFolder, 'pid'), `${process.pid} ${birthOf(process.pid) || ''}`);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const first = readOrEmpty(join(lockFolder, 'pid'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const owner = first || readOrEmpty(join(lockFolder, 'pid'));
    if (!isHeld(owner)) rmSync(lockFolder, { recursive: true, force: true });
    else if (!isAnnounced) say('Another start is installing the packages, waiting for it …');
    isAnnounced = true;
  }
}

async function install() {
  const lock = JSON.parse(lockText);
  if (!installedAlready(lock)) {
    const flags = [
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--no-update-notifier',
    ];
    const lacking = lockLacksThisPlatform(lock);
    say('Installing the packages (about 3 minutes the first time) …');
    if (lacking)
      say(
        `  The lock has no binaries for ${process.platform}-${process.arch}; taking them as npm finds them.`,
      );
    const code = await npm(lacking ? ['install', '--no-package-lock', ...flags] : ['ci', ...flags]);
    if (code !== 0) {
      say(
        code === 130
          ? 'Stopped.'
          : 'Installing failed (npm said why above). Check the network and run it again.',
      );
      return code;
    }
  }
  linkOwnPackages(lock);
  writeFileSync(stampFile, stamp);
  return 0;
}

function linkOwnPackages(lock) {
  for (const [path, { link, resolved }] of Object.entries(lock.packages)) {
    const place = join(root, path);
    if (!link || existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    rmSync(place, { force: true });
    symlinkSync(relative(dirname(place), join(root, resolved)), place, 'junction');
  }
}

/** On Linux and Windows Node 24 is installed as a package. */
function hasNode24() {
  const local = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(local) || Number(process.versions.node.split('.')[0]) >= 24;
}

async function main() {
  if (readOrEmpty(stampFile) !== stamp) {
    await takeLock();
    try {
      const code = readOrEmpty(stampFile) === stamp ? 0 : await install();
      if (code !== 0) return code;
    } finally {
      rmSync(lockFolder, { recursive: true, force: true });
    }
  }
  if (hasNode24()) return 0;
  say(
    `This is Node ${process.versions.node}; the shop needs Node 24 on this system. Install it from nodejs.org.`,
  );
  return 1;
}

process.exitCode = await main();
