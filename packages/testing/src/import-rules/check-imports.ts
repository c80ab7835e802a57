import { checkImports } from './import-rules.ts';
import { slowPatternsIn } from './slow-patterns.ts';
import { copySources, root } from './source-copy.ts';

/* First half of `npm run import-rules`; the second is knip. */
const copy = copySources();
const { stdout, stderr, status } = checkImports(copy.folder, 'err');
copy.remove();
process.stdout.write(stdout);
process.stderr.write(stderr);
const slow = slowPatternsIn(root);
for (const { file, line, pattern, kind } of slow)
  process.stderr.write(`${file}:${line}: super-linear ${kind} in /${pattern}/\n`);
process.exitCode = slow.length > 0 ? 1 : (status ?? 1);
