import { readFileSync, writeFileSync } from 'node:fs';
import { states, type Saga } from '../src/domain/saga.ts';

/*
 * The README's picture of the saga, drawn from its table.
 * Run `node services/order/test/saga-diagram.ts` to draw it anew.
 */
const START = '<!-- saga: drawn by services/order/test/saga-diagram.ts -->';
const END = '<!-- /saga -->';
const readme = new URL('../README.md', import.meta.url);

/** The README with its picture as the table is now. */
export function readmeWithSaga(): string {
  const [before, rest] = readFileSync(readme, 'utf8').split(START);
  const [, after] = (rest ?? '').split(END);
  if (after === undefined) throw new Error(`README.md lacks ${START} or ${END}`);
  return `${before}${START}\n\n\`\`\`mermaid\n${diagram()}\n\`\`\`\n\n${END}${after}`;
}

function diagram(): string {
  const moves = Object.entries(states).flatMap(([from, { next, dueAfter, competing }]) => [
    ...Object.entries(next).map(([to, why]) => `  ${idOf(from)} --> ${idOf(to)}: ${why}`),
    ...(dueAfter === null && !competing ? [`  ${idOf(from)} --> [*]`] : []),
  ]);
  const names = (Object.keys(states) as Saga[])
    .filter((saga) => idOf(saga) !== saga)
    .map((saga) => `  state "${saga}" as ${idOf(saga)}`);
  return ['stateDiagram-v2', ...names, '  [*] --> reserving', ...moves].join('\n');
}

/** A hyphen would end a name in the picture's language. */
function idOf(saga: string): string {
  return saga.replaceAll('-', '_');
}

if (import.meta.main) writeFileSync(readme, readmeWithSaga());
