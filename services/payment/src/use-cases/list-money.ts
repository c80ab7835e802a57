import { paymentProviders, type ProviderMoney } from '@shop/contracts';
import { ProviderError } from '../providers/provider.ts';
import type { Providers } from '../providers/providers.ts';

type FetchedMoney = {
  money: ProviderMoney;
  failures: ProviderError[];
};

/** A failure of one provider keeps the other's lists. */
export async function fetchMoney(providers: Providers, from: Date, until: Date): Promise<FetchedMoney> {
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
 * Requires both lists.
 * @throws ProviderError
 */
export async function listMoney(providers: Providers, from: Date, until: Date): Promise<ProviderMoney> {
  const { money, failures } = await fetchMoney(providers, from, until);
  if (failures[0]) throw failures[0];
  return money;
}
