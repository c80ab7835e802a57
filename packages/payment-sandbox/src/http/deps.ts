import type { SandboxConfig } from '../config.ts';
import type { Book } from '../ledger/book.ts';
import type { Log } from '../log.ts';
import type { MoneyMoves } from '../money-moves.ts';

export type SandboxDeps = { config: SandboxConfig; book: Book; moves: MoneyMoves; log: Log };
