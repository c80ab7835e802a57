import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../src/config.ts';
import type { ProcessRow } from '../src/processes.ts';
import { environmentSchemaOf } from './environment-schema.ts';

type Container = {
  image: string;
  command: string[];
  environment: Record<string, string>;
  healthcheck: { test: string[]; interval: string; retries: number };
  restart: string;
  stop_grace_period?: string;
  logging?: { driver: string; options: Record<string, string> };
  ports?: string[];
  volumes?: string[];
  configs?: { source: string; target: string }[];
  networks: string[];
  tmpfs?: string[];
  user?: string;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: number };
  profiles?: string[];
  env_file?: string[];
};
type Compose = {
  services: Record<string, Container>;
  volumes: Record<string, unknown>;
  configs: Record<string, { file: string }>;
  networks: Record<string, unknown>;
};

const file = join(root, 'docker-compose.yml');
export const composeText = readFileSync(file, 'utf8');
export const compose = parse(composeText, { merge: true }) as Compose;

/**
 * Compose's substitution: ${NAME:?why} is required, ${NAME:-default} and ${NAME-} optional, ${NAME:+words} replaced if
 * set.
 */
export function filledIn(value: string, given: Record<string, string>): string {
  return value.replaceAll(
    /\$\{(\w+):?([?+-])([^}]*)\}/g,
    (_all, name: string, kind: string, rest: string) => {
      if (given[name]) return kind === '+' ? rest : given[name];
      if (kind === '+') return '';
      if (kind === '?') throw new Error(`${name} is not set: ${rest}`);
      return rest;
    },
  );
}

export const container = ({ name }: ProcessRow): Container => {
  const found = compose.services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`);
  return found;
};

/** Errors of the process's schema with its container's environment. */
export async function problemsOf(row: ProcessRow, given: Record<string, string>): Promise<string[]> {
  const { problems } = await environmentSchemaOf(row.entry);
  const values = Object.entries(container(row).environment).map(
    ([name, value]) => [name, filledIn(value, given)] as const,
  );
  return problems(Object.fromEntries(values.filter(([, value]) => value !== '')));
}
