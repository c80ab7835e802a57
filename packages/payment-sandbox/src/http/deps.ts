import type { SandboxConfig } from '../config.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Log } from '../log.ts';
import type { MoneyMoves } from '../money-moves.ts';

export type SandboxDeps = {
  config: SandboxConfig;
  ledger: Ledger;
  moves: MoneyMoves;
  log: Log;
  /** Enabled in the Stripe account. */
  account: { methods: readonly string[] };
};
