import type { OpenService } from '@shop/service-kit';
import { afterAll, beforeAll } from 'vitest';

/**
 * Opens a harness before a file's tests and closes it after them.
 * @returns the harness, empty until `beforeAll`
 */
export function setUpHarness<H extends { close: () => Promise<unknown> }>(open: () => Promise<H>): H {
  const harness = {} as H;
  let isOpen = false;
  beforeAll(async () => {
    Object.assign(harness, await open());
    isOpen = true;
  });
  afterAll(async () => {
    if (isOpen) await harness.close();
  });
  return harness;
}

/** Drops its database, too. */
export async function closeService({ database, closers }: OpenService<unknown>): Promise<void> {
  for (const close of closers) {
    if (close === database.close) await database.connection.dropDatabase();
    await close();
  }
}
