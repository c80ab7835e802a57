import { spreadOver, vatOf, centsByRate, vatByRate, type Taxed, type VatPart } from './vat.ts';

type Back = {
  lines: readonly Taxed[];
  /** Delivery was spread over all sold lines. */
  deliveryCents: number;
  sold: readonly Taxed[];
  /** Refunded sum that belongs to no line. */
  extraCents: number;
  remaining: readonly VatPart[];
};

/**
 * Splits a refund by VAT rate, at most what is left of each; the last takes the remaining tax (VAT Act, section 78).
 * @returns highest first
 */
export function refundVat({ lines, deliveryCents, sold, extraCents, remaining: left }: Back): VatPart[] {
  const rooms = new Map(left.map(({ permille, grossCents }) => [permille, Math.max(0, grossCents)]));
  const whole = lines.reduce((sum, { cents }) => sum + cents, deliveryCents + extraCents);
  if (whole > sumOf(rooms)) return vatByRate({ lines, extraCents: deliveryCents + extraCents, over: sold });
  const asked = centsByRate(lines);
  for (const [permille, cents] of spreadOver(centsByRate(sold), deliveryCents)) {
    asked.set(permille, (asked.get(permille) ?? 0) + cents);
  }
  const taken = new Map([...rooms].map(([rate, room]) => [rate, Math.min(room, asked.get(rate) ?? 0)]));
  let rest = whole - sumOf(taken);
  let free = sumOf(rooms) - sumOf(taken);
  for (const [permille, room] of rooms) {
    const own = room - (taken.get(permille) ?? 0);
    const share = free === 0 ? 0 : Math.round((rest * own) / free);
    taken.set(permille, (taken.get(permille) ?? 0) + share);
    rest -= share;
    free -= own;
  }
  return left
    .map((part) => partOf(part, taken.get(part.permille) ?? 0))
    .filter(({ grossCents }) => grossCents !== 0)
    .toSorted((one, other) => other.permille - one.permille);
}

function partOf(left: VatPart, grossCents: number): VatPart {
  const { permille } = left;
  const stays = left.grossCents - grossCents;
  const owed = vatOf(stays, permille);
  const [least, most] = stays === 0 ? [0, 0] : [Math.max(0, owed - 1), Math.min(stays, owed + 1)];
  const kept = Math.min(Math.max(left.vatCents - vatOf(grossCents, permille), least), most);
  const vatCents = left.vatCents - kept;
  return { permille, grossCents, netCents: grossCents - vatCents, vatCents };
}

/** Subtracts sums by rate; rates with nothing left stay. */
export function subtractVat(sums: readonly VatPart[], off: readonly VatPart[]): VatPart[] {
  const parts = new Map<number, VatPart>();
  const add = (sign: 1 | -1) => (part: VatPart) => {
    const { permille } = part;
    const before = parts.get(permille) ?? { permille, grossCents: 0, netCents: 0, vatCents: 0 };
    parts.set(permille, {
      permille,
      grossCents: before.grossCents + sign * part.grossCents,
      netCents: before.netCents + sign * part.netCents,
      vatCents: before.vatCents + sign * part.vatCents,
    });
  };
  sums.forEach(add(1));
  off.forEach(add(-1));
  return [...parts.values()].toSorted((one, other) => other.permille - one.permille);
}

const sumOf = (sums: Map<number, number>): number => [...sums.values()].reduce((all, one) => all + one, 0);
