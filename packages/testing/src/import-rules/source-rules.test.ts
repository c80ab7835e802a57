import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-copy.ts';
import { callsThroughDeps, namedUnlikeItsComponent, withoutDocstring } from './source-rules.ts';

type Rule = (file: string, text: string) => string[];

const broken = (pattern: string, rule: Rule) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/[.]test[.]tsx?$/.test(file))
    .flatMap((file) => rule(file, readFileSync(join(root, file), 'utf8')));

test('every exported function of a package carries a docstring', () => {
  expect(broken('packages/*/src/**/*.ts', withoutDocstring), 'functions without a docstring').toEqual([]);
});

test('an exported function without a docstring is found, whichever way it is written', () => {
  const text = [
    'export function one() {}',
    'export async function two() {}',
    'export const three = () => 3;',
    '/** Documented. */\nexport function four() {}',
    '/** Documented. */\nexport const five = () => 5;',
    'function inside() {}',
    'export const amount = 6;',
  ].join('\n');
  expect(withoutDocstring('a.ts', text)).toEqual(['a.ts: one', 'a.ts: two', 'a.ts: three']);
});

test('a file with components is called like one of them', () => {
  const unlike = broken('{storefront,admin}/src/**/*.tsx', namedUnlikeItsComponent);
  expect(unlike, 'files and their components').toEqual([]);
});

test('a component file with another name is found', () => {
  const button = 'export function Button() { return null; }';
  expect(namedUnlikeItsComponent('ui/Knob.tsx', button)).toEqual(['ui/Knob.tsx: Button']);
  expect(namedUnlikeItsComponent('ui/Button.tsx', button)).toEqual([]);
  expect(namedUnlikeItsComponent('pages/_Button.tsx', button)).toEqual([]);
  expect(namedUnlikeItsComponent('ui/use-width.tsx', 'export const useWidth = () => 1;')).toEqual([]);
});

const routes = ['services/*/src/**/http/**/*.ts', 'services/*/src/**/{routes,*-routes}.ts'];

test('a routes file calls use cases, and no store through its deps', () => {
  expect(routes.flatMap((pattern) => broken(pattern, callsThroughDeps))).toEqual([]);
});

test('a routes file that calls a store is found', () => {
  const text = [
    "app.get('/a', async (_, response) => response.json(await deps.orders.find('a')));",
    "app.get('/b', async (_, response) => response.json(await findOrder(deps, 'b')));",
    "deps.logger.warn('c');",
  ].join('\n');
  expect(callsThroughDeps('routes.ts', text)).toEqual(['routes.ts: deps.orders.find']);
});
