import { basename } from 'node:path';
import ts from 'typescript';

/** What a rule that reads the sources found: `file: name`. */
type Finding = string;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

type Exported = { name: string; statement: ts.Statement };

/** The functions that a file exports where it declares them, each with the statement that declares it. */
function exportedFunctions(source: ts.SourceFile): Exported[] {
  return source.statements.filter(isExported).flatMap((statement): Exported[] => {
    if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? 'default', statement }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ initializer }) => isFunction(initializer))
      .map(({ name }) => ({ name: name.getText(source), statement }));
  });
}

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The exported functions of a file that carry no docstring. */
export function withoutDocstring(file: string, text: string): Finding[] {
  return exportedFunctions(parse(file, text))
    .filter(({ statement }) => ts.getJSDocCommentsAndTags(statement).length === 0)
    .map(({ name }) => `${file}: ${name}`);
}

/** The file itself, where it exports components and none of them is called like it. */
export function namedUnlikeItsComponent(file: string, text: string): Finding[] {
  const components = exportedFunctions(parse(file, text)).filter(({ name }) => /^[A-Z]/.test(name));
  const own = basename(file, '.tsx').replace(/^_/, '');
  return components.length === 0 || components.some(({ name }) => name === own)
    ? []
    : [`${file}: ${components.map(({ name }) => name).join(', ')}`];
}

/** Members of `deps` that a route may call itself: the log, and the audit log around an answer that is sent in parts. */
const CALLABLE = new Set(['auditLog', 'logger']);

/** The calls of a routes file through its deps, `deps.orders.find(…)`, which belong into a use case. */
export function callsThroughDeps(file: string, text: string): Finding[] {
  const source = parse(file, text);
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: owner } = node.expression;
      if (ts.isPropertyAccessExpression(owner) && owner.expression.getText(source) === 'deps') {
        if (!CALLABLE.has(owner.name.text)) found.push(`${file}: ${node.expression.getText(source)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
