import { readFileSync, writeFileSync } from 'node:fs';
import { documents, provingTests, withProofs } from './documents.ts';

/* Writes into docs/ which tests prove each row: `npx node packages/testing/src/proofs/write-documents.ts`. */
const proofs = provingTests();
for (const path of documents) writeFileSync(path, withProofs(readFileSync(path, 'utf8'), proofs));
