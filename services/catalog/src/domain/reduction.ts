export type Reduction = {
  isLawful: boolean;
  /** The lowest price that shoppers saw in the 30 days before the sale began; null without one. */
  lowestCents: number | null;
  highestLawfulCents: number | null;
};

/**
 * Whether a sale price may be announced as a reduction: it has to be below the lowest price before the sale (directive
 * 98/6/EC, article 6a; C-330/23; KSL 2:11 a). Without such a price there is nothing to reduce.
 */
export function reductionOf(saleCents: number, lowestCents: number | null): Reduction {
  const highestLawfulCents = lowestCents !== null && lowestCents > 1 ? lowestCents - 1 : null;
  const isLawful = highestLawfulCents !== null && saleCents <= highestLawfulCents;
  return { isLawful, lowestCents, highestLawfulCents };
}

type Step = { saleCents: number | null; lowestCents: number | null };

/** The steps that are on sale, each with its reduction. */
export const salesOf = <S extends Step>(steps: S[]): { step: S; reduction: Reduction }[] =>
  steps.flatMap((step) =>
    step.saleCents === null ? [] : [{ step, reduction: reductionOf(step.saleCents, step.lowestCents) }],
  );

/** The reduction that decides about a list of sales: the first that is not lawful, else the first; null without a sale. */
export function decidingReduction(sales: { reduction: Reduction }[]): Reduction | null {
  const deciding = sales.find(({ reduction }) => !reduction.isLawful) ?? sales[0];
  return deciding?.reduction ?? null;
}
