import type { HeldPieces, WithholdInput } from '@shop/contracts';
import type { CatalogDeps } from '../deps.ts';

type HoldDeps = Pick<CatalogDeps, 'holds'>;

/** A missing hold is fine. */
export async function withholdStock({ holds }: HoldDeps, input: WithholdInput): Promise<void> {
  await holds.withhold(input);
  await holds.withholdPlaces(input);
}

export const listHolds = ({ holds }: HoldDeps): Promise<HeldPieces> => holds.list();
