import { readFileSync, writeFileSync } from 'node:fs';
import { documents, provingTests, withProofs } from './documents.ts';

/* Updates the test names in docs/: `npx node packages/testing/src/proofs/write-documents.ts`. */
const proofs = provingTests();
for (const path of documents) writeFileSync(path, withProofs(readFileSync(path, 'utf8'), proofs));
