import { basename } from 'node:path';
import ts from 'typescript';

/** `file: name` */
type Finding = string;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

type Exported = { name: string; statement: ts.Statement };

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

/** Exported functions without docstring. */
export function withoutDocstring(file: string, text: string): Finding[] {
  return exportedFunctions(parse(file, text))
    .filter(({ statement }) => ts.getJSDocCommentsAndTags(statement).length === 0)
    .map(({ name }) => `${file}: ${name}`);
}

/** The file, if it exports components but none of its name. */
export function namedUnlikeItsComponent(file: string, text: string): Finding[] {
  const components = exportedFunctions(parse(file, text)).filter(({ name }) => /^[A-Z]/.test(name));
  const own = basename(file, '.tsx').replace(/^_/, '');
  return components.length === 0 || components.some(({ name }) => name === own)
    ? []
    : [`${file}: ${components.map(({ name }) => name).join(', ')}`];
}

const CALLABLE = new Set(['auditLog', 'logger']);

/** Calls like `deps.orders.find(…)` in routes, which belong into use cases. */
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
