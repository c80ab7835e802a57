import type { Consumer } from '@shop/events';
import { recordActOnActed } from './consumers/record-act-on-acted.ts';
import { recordActOnOrderActed } from './consumers/record-act-on-order-acted.ts';
import type { AccountDeps } from './deps.ts';

export function createConsumers(deps: AccountDeps): Consumer[] {
  return [recordActOnActed(deps), recordActOnOrderActed(deps)];
}
