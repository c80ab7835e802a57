export type Reduction = {
  isLawful: boolean;
  lowestCents: number | null;
  highestLawfulCents: number | null;
};

/** A reduction is lawful below the lowest earlier price (directive 98/6/EC, article 6a; C-330/23; KSL 2:11 a). */
export function reductionOf(saleCents: number, lowestCents: number | null): Reduction {
  const highestLawfulCents = lowestCents !== null && lowestCents > 1 ? lowestCents - 1 : null;
  const isLawful = highestLawfulCents !== null && saleCents <= highestLawfulCents;
  return { isLawful, lowestCents, highestLawfulCents };
}

type Step = { saleCents: number | null; lowestCents: number | null };

export const salesOf = <S extends Step>(steps: S[]): { step: S; reduction: Reduction }[] =>
  steps.flatMap((step) =>
    step.saleCents === null ? [] : [{ step, reduction: reductionOf(step.saleCents, step.lowestCents) }],
  );

export function decidingReduction(sales: { reduction: Reduction }[]): Reduction | null {
  const deciding = sales.find(({ reduction }) => !reduction.isLawful) ?? sales[0];
  return deciding?.reduction ?? null;
}
