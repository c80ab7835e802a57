/** Cents with VAT and the rate in thousandths; 0 for a seller without VAT. */
export type Taxed = { cents: number; permille: number };

/** Share of a sum under one rate, in cents; net and VAT add up to gross. */
export type VatPart = { permille: number; grossCents: number; netCents: number; vatCents: number };

type Sum = {
  lines: readonly Taxed[];
  /** Delivery (positive) or discount (negative). */
  extraCents: number;
  /** Lines to spread it over, if others. */
  over?: readonly Taxed[];
};

/**
 * Splits a sum by VAT rate: tax once per rate, rounded half up. `extraCents` spreads by worth; the largest takes the
 * rest.
 * @returns highest first
 */
export function vatByRate({ lines, extraCents, over = lines }: Sum): VatPart[] {
  const gross = centsByRate(lines);
  for (const [permille, cents] of spreadOver(centsByRate(over), extraCents)) {
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

/** Rounded half up to a cent. */
export function vatOf(grossCents: number, permille: number): number {
  return Math.round((grossCents * permille) / (1000 + permille));
}

/** Cents by rate. */
export function centsByRate(lines: readonly Taxed[]): Map<number, number> {
  const worth = new Map<number, number>();
  for (const { cents, permille } of lines) worth.set(permille, (worth.get(permille) ?? 0) + cents);
  return worth;
}

/** Spreads a sum by worth; the largest takes the rest. */
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
