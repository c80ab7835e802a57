import type { HeldPieces, WithholdInput } from '@shop/contracts';
import type { CatalogDeps } from '../deps.ts';

type HoldDeps = Pick<CatalogDeps, 'holds'>;

/** A missing hold is fine. */
export const withholdStock = ({ holds }: HoldDeps, input: WithholdInput): Promise<void> =>
  holds.withhold(input);

export const listHolds = ({ holds }: HoldDeps): Promise<HeldPieces> => holds.list();
