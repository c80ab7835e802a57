import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';

const EVERY_MS = 3_600_000;

/** Forgets the addresses that a replica of an earlier version has left while this one took its place. */
export function createAddressSweeper({
  payments,
  logger,
}: Pick<PaymentDeps, 'payments' | 'logger'>): Sweeper {
  return createSweeper({
    name: 'addresses of started payments',
    everyMs: EVERY_MS,
    logger,
    sweep: payments.forgetAddresses,
  });
}
