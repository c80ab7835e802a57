/**
 * Lost disputes that no refund covers: PayPal lists them as refunds, too.
 * @param lost hundredths
 * @param returned hundredths, same currency
 * @returns the uncovered sum
 */
export function lostWithoutReturns(lost: number[], returned: number[]): number {
  const unmatched = [...returned];
  return lost.reduce((sum, cents) => {
    const same = unmatched.indexOf(cents);
    if (same === -1) return sum + cents;
    unmatched.splice(same, 1);
    return sum;
  }, 0);
}
