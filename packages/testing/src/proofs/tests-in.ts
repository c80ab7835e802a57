import ts from 'typescript';

export type SourceTest = {
  /** Without ids. */
  title: string;
  /** From the end of the title: `… [spec-12 law-3]`. */
  ids: string[];
};

/**
 * Excludes skipped, todo and commented tests.
 * @param path its ending selects TypeScript or TSX
 */
export function testsIn(source: string, path = 'some.test.ts'): SourceTest[] {
  const tests: SourceTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      if (isLeftOutGroup(node)) return;
      const test = testOf(node);
      if (test) return void tests.push(test);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return tests;
}

const WITH_IDS = /^(.*) \[((?:spec|sec|law|asvs)-\d+(?: (?:spec|sec|law|asvs)-\d+)*)\]$/s;

/** `test(…)`, `it.each(…)(…)`, `test.for(…)(…)` */
function testOf({ expression, arguments: [title] }: ts.CallExpression): SourceTest | null {
  const table = ts.isCallExpression(expression) ? expression.expression : null;
  const called = table ? tableOwner(table) : expression;
  const isTest = called && ts.isIdentifier(called) && ['test', 'it'].includes(called.text);
  if (!isTest || !title || !ts.isStringLiteralLike(title)) return null;
  const [, words = title.text, ids] = WITH_IDS.exec(title.text) ?? [];
  return { title: words, ids: ids?.split(' ') ?? [] };
}

const tableOwner = (called: ts.Expression): ts.Expression | null =>
  ts.isPropertyAccessExpression(called) && ['each', 'for'].includes(called.name.text)
    ? called.expression
    : null;

function isLeftOutGroup({ expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  return expression.expression.getText() === 'describe' && ['skip', 'todo'].includes(expression.name.text);
}
