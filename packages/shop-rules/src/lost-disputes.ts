/**
 * What a buyer has won by disputes beyond what the provider shows as money given back. PayPal takes a lost dispute's money
 * by a reversal, which stands among the refunds: the same sum there is the same money, whichever is told first.
 * @param lost the sums of lost disputes
 * @param returned the sums that were given back at the provider itself; both in hundredths of one currency
 * @returns the sum of what is not among them
 */
export function lostBesideReturns(lost: number[], returned: number[]): number {
  const told = [...returned];
  return lost.reduce((sum, cents) => {
    const same = told.indexOf(cents);
    if (same === -1) return sum + cents;
    told.splice(same, 1);
    return sum;
  }, 0);
}
