import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../src/config.ts';

type Secret = { secretKeyRef?: { name: string; key: string; optional?: boolean } };
export type PodContainer = {
  name: string;
  command?: string[];
  env?: { name: string; value?: string; valueFrom?: Secret }[];
  securityContext?: object;
  resources?: { requests?: object; limits?: object };
  startupProbe?: object;
  readinessProbe?: object;
  livenessProbe?: object;
};
export type PodSpec = {
  containers: PodContainer[];
  initContainers?: PodContainer[];
  enableServiceLinks?: boolean;
  securityContext?: object;
  terminationGracePeriodSeconds?: number;
};
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- every kind has its own; the schemas check them
  spec?: any;
};
type Kustomization = {
  resources?: string[];
  components?: string[];
  configMapGenerator?: { name: string; behavior?: 'merge'; envs?: string[]; files?: string[] }[];
  patches?: { path: string; target: { kind: string; name?: string } }[];
  replicas?: { name: string; count: number }[];
};

export const kubernetesFolder = join(root, 'deploy/kubernetes');

/**
 * A folder's manifests as kustomize makes them, by the few features that ours use; names get no hash.
 * @param before for a component: what it adds to
 */
export function render(folder: string, before: Manifest[] = []): Manifest[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const {
    resources = [],
    components = [],
    configMapGenerator = [],
    patches = [],
    replicas = [],
  } = parse(read('kustomization.yaml')) as Kustomization;
  const own = resources.flatMap((path) =>
    path.endsWith('.yaml')
      ? parseAllDocuments(read(path)).map((document) => document.toJS() as Manifest)
      : render(join(folder, path)),
  );
  const manifests = components.reduce((all, path) => render(join(folder, path), all), [...before, ...own]);
  const maps = configMapGenerator.map(({ name, behavior, envs = [], files = [] }): Manifest => {
    const settings = envs.flatMap((file) => settingsIn(read(file)));
    const whole = files.map((file) => [file, read(file)]);
    const earlier = manifests.findIndex(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name,
    );
    const [merged] = behavior === 'merge' ? manifests.splice(earlier, 1) : [];
    return {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name },
      data: { ...merged?.data, ...(Object.fromEntries([...settings, ...whole]) as Record<string, string>) },
    };
  });
  return [...manifests, ...maps].map((manifest) => {
    const { kind, metadata } = manifest;
    const fitting = patches.filter(
      ({ target }) => target.kind === kind && new RegExp(`^(${target.name ?? '.*'})$`).test(metadata.name),
    );
    const patched = fitting.reduce((patchable, { path }) => merge(patchable, parse(read(path))), manifest);
    const copies = kind === 'Deployment' && replicas.find(({ name }) => name === metadata.name)?.count;
    return { ...patched, metadata, ...(copies && { spec: { ...patched.spec, replicas: copies } }) };
  });
}

function settingsIn(text: string): [string, string][] {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
}

/** A strategic merge: lists whose items have a key merge by it, others are replaced. */
function merge<T>(base: T, patch: unknown): T {
  if (Array.isArray(base) && Array.isArray(patch) && keyOf(patch[0]) !== undefined) {
    const added = patch.filter((item) => !base.some((existing) => keyOf(existing) === keyOf(item)));
    const merged = base.map((existing: unknown) => {
      const change = patch.find((item) => keyOf(item) === keyOf(existing)) as unknown;
      return change === undefined ? existing : merge(existing, change);
    });
    return [...merged, ...added] as T;
  }
  if (!isRecord(base) || !isRecord(patch)) return patch as T;
  const changes = Object.entries(patch).map(([name, value]) => [
    name,
    name in base ? merge(base[name], value) : value,
  ]);
  return { ...base, ...Object.fromEntries(changes) } as T;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keyOf(item: unknown): unknown {
  if (!isRecord(item)) return undefined;
  return item['mountPath'] ?? item['containerPort'] ?? item['topologyKey'] ?? item['name'];
}
