import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse, type Literal } from 'scslre';
import ts from 'typescript';

type SlowPattern = { file: string; line: number; pattern: string; kind: 'backtracking' | 'move' };

/** Also of a literal `new RegExp('a', 'g')`. */
function literalOf(node: ts.Node): Literal | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source)) return null;
  return { source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' };
}

/** A 'move' restarts at every position of the text. */
const kindOf = (literal: Literal): SlowPattern['kind'] | null => {
  const { reports } = analyse(literal);
  if (reports.some(({ type, exponential }) => type !== 'Move' || exponential)) return 'backtracking';
  return reports.length > 0 ? 'move' : null;
};

/** The super-linear patterns of a source file, by the analysis that eslint-plugin-regexp's rules are built on. */
export function slowPatterns(file: string, text: string): SlowPattern[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: SlowPattern[] = [];
  const visit = (node: ts.Node): void => {
    const literal = literalOf(node);
    const kind = literal && kindOf(literal);
    if (literal && kind) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, pattern: literal.source, kind });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Excludes tests. */
export function slowPatternsIn(root: string): SlowPattern[] {
  return globSync('{storefront,admin,services/*,packages/*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/[.]test[.]tsx?$/.test(file))
    .flatMap((file) => slowPatterns(file, readFileSync(join(root, file), 'utf8')));
}
