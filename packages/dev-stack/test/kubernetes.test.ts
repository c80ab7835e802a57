import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownersOf, wiring } from '@shop/events';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { calls } from '../src/calls.ts';
import { bundleOf, gateway, services } from '../src/processes.ts';
import { generateSecrets } from '../src/secrets.ts';
import { container } from './compose-file.ts';
import { environmentSchemaOf } from './environment-schema.ts';
import {
  kubernetesFolder,
  render,
  type Manifest,
  type PodContainer,
  type PodSpec,
} from './kubernetes-files.ts';

const OVERLAYS = ['small', 'large', 'demo'] as const;
const manifests = {
  small: render(join(kubernetesFolder, 'overlays/small')),
  large: render(join(kubernetesFolder, 'overlays/large')),
  demo: render(join(kubernetesFolder, 'overlays/demo')),
};
const rows = [...services, gateway].filter(({ demoOnly }) => !demoOnly);
const rowsIn = (overlay: string) => (overlay === 'demo' ? [...services, gateway] : rows);
const inEach = OVERLAYS.flatMap((overlay) =>
  rowsIn(overlay).map((row) => ({ overlay, row, name: row.name })),
);

const schemas = JSON.parse(readFileSync(join(kubernetesFolder, 'schemas/kubernetes-1.34.json'), 'utf8')) as {
  kinds: Record<string, string>;
  $defs: object;
};
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'kubernetes', $defs: schemas.$defs });

function problemsOf(manifest: Manifest): string[] {
  const definition = schemas.kinds[`${manifest.apiVersion}/${manifest.kind}`];
  if (!definition) return [`no schema for ${manifest.apiVersion}/${manifest.kind}`];
  const validate = ajv.getSchema(`kubernetes#/$defs/${definition}`);
  if (!validate) return [`no definition ${definition}`];
  if (validate(manifest)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

const ofKind = (overlay: keyof typeof manifests, kind: string) =>
  manifests[overlay].filter((manifest) => manifest.kind === kind);

function named(overlay: keyof typeof manifests, kind: string, name: string): Manifest {
  const found = ofKind(overlay, kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`${overlay} has no ${kind} ${name}`);
  return found;
}

const podOf = ({ spec }: Manifest): PodSpec => (spec as { template: { spec: PodSpec } }).template.spec;
const labelsOf = ({ spec }: Manifest) =>
  (spec as { template: { metadata: { labels: Record<string, string> } } }).template.metadata.labels;
const shopOf = (deployment: Manifest): PodContainer => podOf(deployment).containers[0] as PodContainer;

/** The person's secrets: what `npm run secrets` writes, with the keys of the providers. */
const secretsOf = (overlay: string): Record<string, string> => ({
  ...generateSecrets(),
  ...(overlay !== 'demo' && { STRIPE_SECRET_KEY: 'sk_live_0123456789' }),
  SMTP_URL: 'smtps://shop:secret@mail.example',
  REDIS_PASSWORD: 'r3dis',
  MONGO_PASSWORD: 'm0ngo',
  ...Object.fromEntries(
    ['ACCOUNT', 'CATALOG', 'CART', 'ORDER', 'PAYMENT', 'LETTERS'].map((user) => [
      `MONGO_${user}_PASSWORD`,
      `m0ngo${user}`,
    ]),
  ),
});

/** A container's environment as Kubernetes fills it: both maps, then its own variables. */
function environmentOf(overlay: keyof typeof manifests, { env = [] }: PodContainer): Record<string, string> {
  const secrets = secretsOf(overlay);
  const given: Record<string, string> = {
    ...named(overlay, 'ConfigMap', 'addresses').data,
    ...named(overlay, 'ConfigMap', 'settings').data,
  };
  for (const { name, value, valueFrom } of env) {
    const { key = '', optional } = valueFrom?.secretKeyRef ?? {};
    if (value !== undefined) {
      given[name] = value.replaceAll(/\$\((\w+)\)/g, (_all, other: string) => {
        if (given[other] === undefined) throw new Error(`${name} uses ${other}, which is not set before it`);
        return given[other];
      });
    } else if (secrets[key] !== undefined) given[name] = secrets[key];
    else if (!optional) throw new Error(`${name} comes from the secret's ${key}, which nobody writes`);
  }
  return given;
}

test.each(OVERLAYS)('every manifest of %s is valid for its kind', (overlay) => {
  const problems = manifests[overlay].flatMap((manifest) =>
    problemsOf(manifest).map((problem) => `${manifest.kind} ${manifest.metadata.name}${problem}`),
  );
  expect(problems).toEqual([]);
});

test('a misspelt field and an unknown kind are found', () => {
  const deployment = structuredClone(named('small', 'Deployment', 'order'));
  (shopOf(deployment) as Record<string, unknown>)['readynessProbe'] = {};
  expect(problemsOf(deployment)).not.toEqual([]);
  expect(problemsOf({ ...deployment, kind: 'Deploiment' })).not.toEqual([]);
});

test.each(OVERLAYS)('%s has a deployment for every process of the shop, and no other', (overlay) => {
  const names = ofKind(overlay, 'Deployment').map(({ metadata }) => metadata.name);
  expect(names.toSorted()).toEqual(
    rowsIn(overlay)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test.each(inEach)('$name runs its bundle in $overlay and accepts its settings', async ({ overlay, row }) => {
  const shop = shopOf(named(overlay, 'Deployment', row.name));
  const bundle = bundleOf(row);
  expect(shop.command).toEqual(['node', ...(bundle ? ['--enable-source-maps', bundle] : [row.entry])]);
  const { problems } = await environmentSchemaOf(row.entry);
  expect(problems(environmentOf(overlay, shop))).toEqual([]);
});

test.each(rows)('$name gets the secrets of its compose service, and no other', (row) => {
  const isSecret = (name: string) =>
    /SECRET|_KEY|PASSWORD|CLIENT|WEBHOOK_ID|SMTP_URL|(MONGO|REDIS)_URL/.test(name);
  const { env = [] } = shopOf(named('small', 'Deployment', row.name));
  const here = env.map(({ name }) => name).filter((name) => !/^(MONGO|REDIS)_PASSWORD$/.test(name));
  expect(here.toSorted()).toEqual(Object.keys(container(row).environment).filter(isSecret).toSorted());
});

test.each(rows)('$name migrates its own database before a new version starts', (row) => {
  const { initContainers = [] } = podOf(named('large', 'Deployment', row.name));
  const ownsDatabase = row.reads.includes('MONGO_URL') && !row.entry.endsWith('worker.ts');
  expect(initContainers.map(({ command }) => command)).toEqual(
    ownsDatabase ? [['node', '--enable-source-maps', bundleOf(row), '--migrate']] : [],
  );
  for (const { env } of initContainers)
    expect(env).toEqual(expect.arrayContaining(shopOf(named('large', 'Deployment', row.name)).env ?? []));
});

test.each(OVERLAYS)('every address in %s is a service’s, on the port where it listens', (overlay) => {
  const { data = {} } = named(overlay, 'ConfigMap', 'addresses');
  const urls = Object.entries(data).filter(([name]) => name.endsWith('_URL'));
  expect(urls.length).toBeGreaterThan(0);
  for (const [, url] of urls) {
    const { hostname, port } = new URL(url);
    expect(named(overlay, 'Service', hostname).spec).toMatchObject({
      selector: { 'app.kubernetes.io/name': hostname },
      ports: [{ port: Number(port) }],
    });
    expect(port).toBe(data['PORT']);
  }
});

/** Names of the pods of the shop that a peer list selects. */
function selected(peers: { podSelector?: { matchLabels?: Record<string, string> } }[] = []): string[] {
  return peers.flatMap(({ podSelector }) => podSelector?.matchLabels?.['app.kubernetes.io/name'] ?? []);
}

type Rule = { from?: []; to?: []; ports: { port: number }[] };

test.each(rows)('the network policy of $name allows its calls, and no other', ({ name }) => {
  const { spec } = named('large', 'NetworkPolicy', name);
  const policy = spec as { podSelector: object; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
  expect(policy.podSelector).toEqual({ matchLabels: { 'app.kubernetes.io/name': name } });
  expect(policy.policyTypes).toEqual(['Ingress', 'Egress']);
  const inProduction = calls.filter(({ from, to }) => ![from, to].includes('payment-sandbox'));
  const callers = inProduction.filter(({ to }) => to === name).map(({ from }) => from);
  const called = inProduction.filter(({ from }) => from === name).map(({ to }) => to);
  expect(selected(policy.ingress?.flatMap(({ from = [] }) => from)).toSorted()).toEqual(callers.toSorted());
  expect(selected(policy.egress?.flatMap(({ to = [] }) => to)).toSorted()).toEqual(called.toSorted());
  for (const { ports } of [...(policy.ingress ?? []), ...(policy.egress ?? [])])
    expect(ports).toEqual([{ port: 3000 }]);
});

test('in demo the stand-ins get the calls that they get everywhere, and no other', () => {
  const about = 'payment-sandbox';
  const rulesOf = (name: string) => {
    const { ingress = [], egress = [] } = named('demo', 'NetworkPolicy', name).spec as {
      ingress?: Rule[];
      egress?: Rule[];
    };
    return {
      from: selected(ingress.flatMap(({ from = [] }) => from)),
      to: selected(egress.flatMap(({ to = [] }) => to)),
    };
  };
  const callers = calls.filter(({ to }) => to === about).map(({ from }) => from);
  const called = calls.filter(({ from }) => from === about).map(({ to }) => to);
  const { from, to } = rulesOf(about);
  expect({ from: from.toSorted(), to }).toEqual({ from: callers.toSorted(), to: called });
  expect(named('demo', 'NetworkPolicy', 'calls-to-payment-sandbox').spec).toMatchObject({
    podSelector: { matchExpressions: [{ values: callers }] },
  });
  expect(rulesOf('calls-to-payment-sandbox').to).toEqual([about]);
  expect(named('demo', 'NetworkPolicy', 'webhooks-of-payment-sandbox').spec).toMatchObject({
    podSelector: { matchLabels: { 'app.kubernetes.io/name': called[0] } },
  });
  expect(rulesOf('webhooks-of-payment-sandbox').from).toEqual([about]);
});

test.each(OVERLAYS)(
  'in %s nothing is allowed by default, and the stores answer only those who use them',
  (overlay) => {
    expect(named(overlay, 'NetworkPolicy', 'nothing-by-default').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    for (const store of ['mongo', 'redis']) {
      const users = ofKind(overlay, 'Deployment').filter(
        (deployment) => labelsOf(deployment)[`uses-${store}`],
      );
      const readers = rows.filter(({ reads }) => reads.includes(`${store.toUpperCase()}_URL`));
      expect(users.map(({ metadata }) => metadata.name).toSorted()).toEqual(
        readers.map(({ name }) => name).toSorted(),
      );
      expect(named(overlay, 'NetworkPolicy', `uses-${store}`).spec).toMatchObject({
        podSelector: { matchLabels: { [`uses-${store}`]: 'true' } },
        policyTypes: ['Egress'],
      });
    }
  },
);

test.each(OVERLAYS)('every pod of %s passes the restricted pod security', (overlay) => {
  for (const manifest of ['Deployment', 'StatefulSet', 'CronJob'].flatMap((kind) => ofKind(overlay, kind))) {
    const pod = manifest.kind === 'CronJob' ? jobPodOf(manifest) : podOf(manifest);
    expect(pod, manifest.metadata.name).toMatchObject({
      enableServiceLinks: false,
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const each of [...pod.containers, ...(pod.initContainers ?? [])]) {
      expect(each.securityContext, manifest.metadata.name).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(each.resources).toMatchObject({
        requests: { cpu: expect.any(String) as string, memory: expect.any(String) as string },
        limits: { memory: expect.any(String) as string },
      });
    }
  }
});

const jobPodOf = ({ spec }: Manifest): PodSpec =>
  (spec as { jobTemplate: { spec: { template: { spec: PodSpec } } } }).jobTemplate.spec.template.spec;

test.each(rows)('$name is probed, spread over nodes and never drained away as a whole', ({ name }) => {
  const deployment = named('large', 'Deployment', name);
  expect(shopOf(deployment)).toMatchObject({
    startupProbe: { httpGet: { path: '/ready', port: 'http' } },
    readinessProbe: { httpGet: { path: '/ready', port: 'http' } },
    livenessProbe: { httpGet: { path: '/health', port: 'http' } },
  });
  expect(podOf(deployment)).toMatchObject({
    topologySpreadConstraints: [{ topologyKey: 'kubernetes.io/hostname' }],
  });
  expect(named('large', 'PodDisruptionBudget', name).spec).toEqual({
    selector: { matchLabels: { 'app.kubernetes.io/name': name } },
    maxUnavailable: 1,
  });
});

test('in large every process has a second copy or scales by itself', () => {
  const scaled = ['HorizontalPodAutoscaler', 'ScaledObject']
    .flatMap((kind) => ofKind('large', kind))
    .map(({ metadata, spec }) => {
      const { scaleTargetRef } = spec as { scaleTargetRef: { name: string } };
      expect(scaleTargetRef.name).toBe(metadata.name);
      return metadata.name;
    });
  const twice = ofKind('large', 'Deployment').filter(
    ({ spec }) => (spec as { replicas?: number }).replicas === 2,
  );
  const copied = [...scaled, ...twice.map(({ metadata }) => metadata.name)];
  expect(copied.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('workers scale by the jobs of every queue that they work on, as the owner of its events counts them', () => {
  for (const { metadata, spec } of ofKind('large', 'ScaledObject')) {
    const { triggers } = spec as { triggers: { type: string; metadata: Record<string, string> }[] };
    const queues = Object.values(wiring).flatMap(({ event, consumers }) =>
      Object.entries(consumers)
        .filter(([, runsIn]) => runsIn === metadata.name)
        .map(([consumer]) => ({
          url: `http://${ownersOf(event)[0]}.shop:3000/metrics`,
          valueLocation: `shop_queue_jobs{consumer="${consumer}"}`,
        })),
    );
    expect(triggers.map(({ type }) => type)).toEqual(queues.map(() => 'metrics-api'));
    expect(triggers.map(({ metadata: { url, valueLocation } }) => ({ url, valueLocation }))).toEqual(
      expect.arrayContaining(queues),
    );
    expect(triggers).toHaveLength(queues.length);
  }
});
