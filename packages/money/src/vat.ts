/** A sum with VAT, in cents, and its rate in thousandths; 0 where the seller is not liable for VAT. */
export type Taxed = { cents: number; permille: number };

/** What of a sum falls under one rate, in cents; net and VAT make the gross sum. */
export type VatPart = { permille: number; grossCents: number; netCents: number; vatCents: number };

type Sum = {
  lines: readonly Taxed[];
  /** What belongs to no line, such as delivery (above zero) or a discount (below). */
  besidesCents: number;
  /** The lines whose rates it is spread over, where they are not the same. */
  over?: readonly Taxed[];
};

/**
 * Splits a sum by VAT rate. The tax is computed once for each rate, on all that falls under it, and rounded half up to
 * a cent. What belongs to no line is spread over the rates by their lines' worth; the largest takes what is left.
 * @returns one part for each rate, the highest first, whose gross sums make the whole to the cent; none where no line is
 *   taxed
 */
export function vatByRate({ lines, besidesCents, over = lines }: Sum): VatPart[] {
  const gross = worthByRate(lines);
  for (const [permille, cents] of spreadOver(worthByRate(over), besidesCents)) {
    gross.set(permille, (gross.get(permille) ?? 0) + cents);
  }
  return [...gross]
    .filter(([permille, cents]) => permille > 0 && cents !== 0)
    .toSorted(([one], [other]) => other - one)
    .map(([permille, grossCents]) => {
      const vatCents = vatOf(grossCents, permille);
      return { permille, grossCents, netCents: grossCents - vatCents, vatCents };
    });
}

/** The tax that a sum with VAT holds, rounded half up to a cent. */
export function vatOf(grossCents: number, permille: number): number {
  return Math.round((grossCents * permille) / (1000 + permille));
}

/** What each rate's lines come to. */
export function worthByRate(lines: readonly Taxed[]): Map<number, number> {
  const worth = new Map<number, number>();
  for (const { cents, permille } of lines) worth.set(permille, (worth.get(permille) ?? 0) + cents);
  return worth;
}

/** A sum by the worth of the rates; the largest takes what is left. */
export function spreadOver(worth: Map<number, number>, cents: number): [permille: number, cents: number][] {
  const [largest, ...others] = [...worth].toSorted(([, one], [, other]) => other - one);
  if (!largest || cents === 0) return [];
  const all = [...worth.values()].reduce((sum, one) => sum + one, 0);
  const parts = others.map(([permille, one]): [number, number] => [
    permille,
    all === 0 ? 0 : Math.trunc((cents * one) / all),
  ]);
  const given = parts.reduce((sum, [, part]) => sum + part, 0);
  return [[largest[0], cents - given], ...parts];
}
