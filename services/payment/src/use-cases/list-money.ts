import { paymentProviders, type ProviderMoney } from '@shop/contracts';
import type { Providers } from '../providers/providers.ts';

/**
 * Asks both providers what they have charged, refunded, and of what is disputed, since a moment.
 * @throws ProviderError when one of them does not say
 */
export async function listMoney(providers: Providers, from: Date, until: Date): Promise<ProviderMoney> {
  const lists = await Promise.all(
    paymentProviders.map(async (provider) => ({
      provider,
      list: await providers[provider].list({ from, until }),
    })),
  );
  return {
    periods: lists.map(({ provider, list }) => ({ provider, from, until: list.until })),
    charges: lists.flatMap(({ list }) => list.charges),
    refunds: lists.flatMap(({ list }) => list.refunds),
    disputes: lists.flatMap(({ list }) => list.disputes),
  };
}
