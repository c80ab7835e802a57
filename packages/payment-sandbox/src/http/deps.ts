import type { SandboxConfig } from '../config.ts';
import type { Book } from '../ledger/book.ts';
import type { Log } from '../log.ts';
import type { Till } from '../till.ts';

export type SandboxDeps = { config: SandboxConfig; book: Book; till: Till; log: Log };
