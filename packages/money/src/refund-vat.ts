import { spreadOver, vatOf, worthByRate, vatByRate, type Taxed, type VatPart } from './vat.ts';

type Back = {
  /** What goes back of lines, at their own rates. */
  lines: readonly Taxed[];
  /** What goes back of the delivery, which was spread over all lines that were sold. */
  deliveryCents: number;
  sold: readonly Taxed[];
  /** What goes back besides, of nothing in particular. */
  besidesCents: number;
  /** What of the sale has not gone back yet. */
  left: readonly VatPart[];
};

/**
 * Splits a sum that goes back of a sale by VAT rate, as `vatByRate`, but never more of a rate than is left of it: what
 * its lines ask beyond that, and what belongs to nothing, falls under the rates that are left. What takes the last of a rate
 * takes the VAT that is left of it, so that a sale that went back in parts leaves no cent of tax; until then each part
 * bears its own, as long as the rest stays within a cent of what it owes by itself (section 78 of the Value Added Tax Act:
 * what goes back is taken off the sum that is taxed).
 * @returns one part for each rate, the highest first; where less is left than goes back, as `vatByRate` does
 */
export function refundVat({ lines, deliveryCents, sold, besidesCents, left }: Back): VatPart[] {
  const rooms = new Map(left.map(({ permille, grossCents }) => [permille, Math.max(0, grossCents)]));
  const whole = lines.reduce((sum, { cents }) => sum + cents, deliveryCents + besidesCents);
  if (whole > sumOf(rooms))
    return vatByRate({ lines, besidesCents: deliveryCents + besidesCents, over: sold });
  const asked = worthByRate(lines);
  for (const [permille, cents] of spreadOver(worthByRate(sold), deliveryCents)) {
    asked.set(permille, (asked.get(permille) ?? 0) + cents);
  }
  const taken = new Map([...rooms].map(([rate, room]) => [rate, Math.min(room, asked.get(rate) ?? 0)]));
  let rest = whole - sumOf(taken);
  let free = sumOf(rooms) - sumOf(taken);
  for (const [permille, room] of rooms) {
    const own = room - (taken.get(permille) ?? 0);
    // Rounded one after another, no rate is given more than it has, and the last one takes what is left.
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

/** So much of what is left of a rate. */
function partOf(left: VatPart, grossCents: number): VatPart {
  const { permille } = left;
  const stays = left.grossCents - grossCents;
  const owed = vatOf(stays, permille);
  const [least, most] = stays === 0 ? [0, 0] : [Math.max(0, owed - 1), Math.min(stays, owed + 1)];
  const kept = Math.min(Math.max(left.vatCents - vatOf(grossCents, permille), least), most);
  const vatCents = left.vatCents - kept;
  return { permille, grossCents, netCents: grossCents - vatCents, vatCents };
}

/** What is left of sums by rate when others are taken off, rates of which nothing is left among them. */
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
