import type { LineReturn } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { account } from '../../texts/fi/account.ts';

const { back: words, quantity: pieces } = account.summary;

/** 'Palautettu 1 kpl, 54,00 €'. */
export function lineReturnMarks(parts: readonly LineReturn[] = []): { state: string; text: string }[] {
  return parts.map(({ state, quantity, amount, currency }) => {
    const what = quantity > 0 ? `${words[state]} ${pieces(quantity)}` : words[state];
    const sum = formatMoney(Math.round(amount * 100), currency);
    return { state, text: amount > 0 ? `${what}, ${sum}` : what };
  });
}
