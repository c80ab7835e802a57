import type { HeldPieces, WithholdInput } from '@shop/contracts';
import type { CatalogDeps } from '../deps.ts';

type HoldDeps = Pick<CatalogDeps, 'holds'>;

/** Lets held pieces count as free for no buyer. Nothing held is fine. */
export const withholdStock = ({ holds }: HoldDeps, input: WithholdInput): Promise<void> =>
  holds.withhold(input);

/** Every hold, also of hidden products. */
export const listHolds = ({ holds }: HoldDeps): Promise<HeldPieces> => holds.list();
