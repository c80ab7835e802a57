import type { Workshop } from '@shop/shop-rules';
import type { CatalogDeps } from '../deps.ts';
import type { WorkshopState } from '../domain/own-holds.ts';

export async function workshopState(
  { holds }: Pick<CatalogDeps, 'holds'>,
  { isOn, daysPerWeek, closedWeeks }: Workshop,
): Promise<WorkshopState | null> {
  return isOn ? { daysPerWeek, closedWeeks, queuedDays: await holds.queuedDays() } : null;
}
