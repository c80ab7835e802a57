import { paymentProviders, type ProviderMoney } from '@shop/contracts';
import { ProviderError } from '../providers/provider.ts';
import type { Providers } from '../providers/providers.ts';

type HeardMoney = {
  money: ProviderMoney;
  /** Of the providers that have not said. */
  failures: ProviderError[];
};

/**
 * Asks each provider what it has charged, refunded, and of what is disputed, since a moment. One that does not say keeps
 * nobody from what the other says.
 */
export async function hearMoney(providers: Providers, from: Date, until: Date): Promise<HeardMoney> {
  const answers = await Promise.all(
    paymentProviders.map(async (provider) => {
      try {
        return { provider, list: await providers[provider].list({ from, until }) };
      } catch (error) {
        if (error instanceof ProviderError) return error;
        throw error;
      }
    }),
  );
  const lists = answers.flatMap((answer) => (answer instanceof ProviderError ? [] : [answer]));
  return {
    money: {
      periods: lists.map(({ provider, list }) => ({ provider, from, until: list.until })),
      charges: lists.flatMap(({ list }) => list.charges),
      refunds: lists.flatMap(({ list }) => list.refunds),
      disputes: lists.flatMap(({ list }) => list.disputes),
    },
    failures: answers.filter((answer) => answer instanceof ProviderError),
  };
}

/**
 * Asks both providers what they have charged, refunded, and of what is disputed, since a moment.
 * @throws ProviderError when one of them does not say
 */
export async function listMoney(providers: Providers, from: Date, until: Date): Promise<ProviderMoney> {
  const { money, failures } = await hearMoney(providers, from, until);
  if (failures[0]) throw failures[0];
  return money;
}
