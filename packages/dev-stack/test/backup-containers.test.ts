import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig, readRedisUrl } from '../../backup/src/config.ts';
import { root } from '../src/config.ts';
import { compose, filledIn } from './compose-file.ts';
import { kubernetesFolder, render, type PodContainer, type PodSpec } from './kubernetes-files.ts';

const COMMAND = ['node', 'packages/backup/src/main.ts'];
const secret: Record<string, string> = {
  MONGO_AUDIT_PASSWORD: 'r3ads',
  REDIS_PASSWORD: 'r3dis',
  SESSION_SECRET: 'sealing',
  BACKUP_KEY: 'age1key',
};

afterEach(() => vi.unstubAllEnvs());

/** The command's settings in a container with these variables. */
function configOf(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return readConfig();
}

type Job = { template: { metadata: { labels: Record<string, string> }; spec: PodSpec } };
type Backup = Record<string, unknown> & { jobTemplate: { spec: Job & Record<string, unknown> } };
type Container = PodContainer & { envFrom: object[]; volumeMounts: object[] };
const manifests = (overlay: string) => render(join(kubernetesFolder, 'overlays', overlay));

function backupIn(overlay: string) {
  const all = manifests(overlay);
  const found = (kind: string, name: string) =>
    all.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  const spec = found('CronJob', 'backup')?.spec as Backup;
  const job = spec.jobTemplate.spec;
  return { found, spec, job, container: job.template.spec.containers[0] as Container };
}

function environmentIn(overlay: string): Record<string, string> {
  const { found, container } = backupIn(overlay);
  const maps = ['addresses', 'settings'].map((name) => found('ConfigMap', name)?.data);
  const given: Record<string, string> = Object.assign({}, ...maps, secret) as Record<string, string>;
  for (const { name, value, valueFrom } of container.env ?? []) {
    const filled = value?.replaceAll(/\$\((\w+)\)/g, (_all, other: string) => given[other] ?? '');
    given[name] = filled ?? secret[valueFrom?.secretKeyRef?.key ?? ''] ?? '';
  }
  return given;
}

test.each(['small', 'large'])('in %s one backup a night runs at a time, and none without end', (overlay) => {
  const { spec, job, container } = backupIn(overlay);
  expect(spec).toMatchObject({
    schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as string,
    concurrencyPolicy: 'Forbid',
    startingDeadlineSeconds: 3_600,
  });
  expect(job).toMatchObject({
    backoffLimit: 1,
    activeDeadlineSeconds: 14_400,
    template: { spec: { restartPolicy: 'Never' } },
  });
  expect(container.command).toEqual(COMMAND);
});

test.each([
  ['small', 'mongo', { uploads: 'file:///uploads', mail: 'file:///tmp/mail' }, 'file:///backups'],
  [
    'large',
    'mongo-1.example',
    { uploads: 'file:///tmp/uploads', pictures: 's3://shop-pictures', mail: 'file:///tmp/mail' },
    's3://shop-backups',
  ],
])('the backup of %s accepts its settings, and stores them', (overlay, host, files, backups) => {
  const { container } = backupIn(overlay);
  expect(container.envFrom).toContainEqual({ secretRef: { name: 'shop' } });
  const config = configOf(environmentIn(overlay));
  const urls = Object.entries(config.files).map(([name, { url }]) => [name, url]);
  expect([Object.fromEntries(urls), config.backups.url, config.key]).toEqual([files, backups, 'age1key']);
  expect(config.mongoUrl).toMatch(new RegExp(`^mongodb://audit:r3ads@${host}:27017`));
  expect(config.settings).toMatchObject({ SESSION_SECRET: 'sealing', PUBLIC_URL: 'https://shop.example' });
  const ofThisPlace = /^BACKUP_|_HOSTS$|^(MONGO|REDIS|CATALOG|PICTURES)_URL$/;
  expect(Object.keys(config.settings).filter((name) => ofThisPlace.test(name))).toEqual([]);
});

test('in small the backup reads the pictures’ volume and writes its own', () => {
  const { found, container } = backupIn('small');
  expect(container.volumeMounts).toEqual([
    { name: 'tmp', mountPath: '/tmp' },
    { name: 'uploads', mountPath: '/uploads', readOnly: true },
    { name: 'backups', mountPath: '/backups' },
  ]);
  expect(found('PersistentVolumeClaim', 'backups')).toBeDefined();
});

test.each(['small', 'large'])(
  'in %s the backup reaches MongoDB and object stores, and nothing else',
  (overlay) => {
    const { found, job } = backupIn(overlay);
    const labels = { 'app.kubernetes.io/name': 'backup', 'uses-mongo': 'true' };
    expect(job.template.metadata.labels).toEqual(labels);
    expect(found('NetworkPolicy', 'backup')?.spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'backup' } },
      policyTypes: ['Ingress', 'Egress'],
      egress: [
        { to: [{ ipBlock: { cidr: '0.0.0.0/0', except: ['169.254.0.0/16'] } }], ports: [{ port: 443 }] },
      ],
    });
  },
);

test('compose runs the backup only when it is called, with the files of all services and the settings of .env', () => {
  const { backup, catalog, email } = compose.services;
  expect([backup?.profiles, backup?.restart, backup?.command]).toEqual([['backup'], 'no', COMMAND]);
  expect(backup?.env_file).toEqual(['.env']);
  expect(backup?.volumes).toEqual([
    ...(catalog?.volumes ?? []),
    ...(email?.volumes ?? []),
    'backups:/backups',
  ]);
  const own = Object.entries(backup?.environment ?? {});
  const filled = own.map(([name, value]) => [name, filledIn(value, secret)] as const);
  const { files, backups, mongoUrl } = configOf({ ...secret, ...Object.fromEntries(filled) });
  expect([files['uploads']?.url, files['mail']?.url]).toEqual(['file:///uploads', 'file:///mail']);
  expect(backups.url).toBe('file:///backups');
  expect(mongoUrl).toBe('mongodb://audit:r3ads@mongo:27017/?authSource=admin');
  expect(readRedisUrl()).toBe('redis://:r3dis@valkey:6379');
});

test('the image holds the command, its packages and a folder that it may write', () => {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
  expect(text).toMatch(/npm ci [^&]*--workspace=packages\/backup/);
  expect(text).not.toMatch(/rm -rf [^&\n]*packages\/backup/);
  expect(text).toMatch(/mkdir -m 700 [^&]*\/backups .*chown node:node [^&]*\/backups/);
});
