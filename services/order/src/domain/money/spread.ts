/**
 * Spreads a sum over weights to the cent by the largest remainder. Parts add up; none exceeds its weight unless the sum
 * exceeds all weights.
 */
export function spread(sum: number, weights: readonly number[]): number[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => (total === 0 ? 0 : weight * (sum / total)));
  const parts = shares.map(Math.floor);
  const left = total === 0 ? 0 : sum - parts.reduce((all, part) => all + part, 0);
  const lossOf = (place: number) => (shares[place] ?? 0) - (parts[place] ?? 0);
  const inTurn = [...parts.keys()].toSorted((one, other) => lossOf(other) - lossOf(one) || one - other);
  for (const place of inTurn.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}
