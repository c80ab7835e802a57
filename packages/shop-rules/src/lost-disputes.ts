/**
 * Lost disputes that no refund at the provider covers: PayPal reports a lost dispute as a refund of the same sum, too.
 * @param lost hundredths @param returned hundredths, same currency @returns the uncovered sum
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
