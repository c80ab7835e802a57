/**
 * Spreads a sum over weights to the cent by the largest remainder. Parts add up; none exceeds its weight unless the sum
 * exceeds all weights.
 */
export function spread(sum: number, weights: readonly number[]): number[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => (total === 0 ? 0 : weight * (sum / total)));
  const parts = shares.map(Math.floor);
  const remainder = total === 0 ? 0 : sum - parts.reduce((all, part) => all + part, 0);
  const lossOf = (index: number) => (shares[index] ?? 0) - (parts[index] ?? 0);
  const byLoss = [...parts.keys()].toSorted((a, b) => lossOf(b) - lossOf(a) || a - b);
  for (const index of byLoss.slice(0, remainder)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
