import { checkImports } from './import-walls.ts';
import { copySources } from './source-copy.ts';

/* The first half of `npm run walls`: who may import whom. The second is knip's: nothing unused, nothing undeclared. */
const copy = copySources();
const { stdout, stderr, status } = checkImports(copy.folder, 'err');
copy.remove();
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status ?? 1;
