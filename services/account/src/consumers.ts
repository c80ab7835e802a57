import type { Consumer } from '@shop/events';
import { recordActOnActed } from './audit-log/record-act-on-acted.ts';
import { recordActOnOrderActed } from './audit-log/record-act-on-order-acted.ts';
import type { AccountDeps } from './deps.ts';

export function createConsumers(deps: AccountDeps): Consumer[] {
  return [recordActOnActed(deps), recordActOnOrderActed(deps)];
}
