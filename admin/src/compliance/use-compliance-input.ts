import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { EmailRecord } from '@shop/contracts';
import type { OrderRecord } from '../providers/order-record.ts';
import type { ProductRecord } from '../providers/product-record.ts';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { legalCalls } from '../providers/legal-texts.ts';
import { settingsCalls } from '../providers/settings.ts';
import type { ComplianceInput } from './missing-items.ts';

const PER_CALL = 200;

export function useComplianceInput() {
  const provider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['duties'],
    queryFn: async (): Promise<ComplianceInput> => {
      const [settings, terms, products, mail, late] = await Promise.all([
        settingsCalls.get(),
        legalCalls.shown('terms'),
        publishedProducts(provider),
        lastWay(provider),
        lateNotices(provider),
      ]);
      return { settings, terms, products, mail, late };
    },
  });
}

async function publishedProducts(provider: ShopDataProvider): Promise<ProductRecord[]> {
  const found: ProductRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList<ProductRecord>('product', {
      pagination: { page, perPage: PER_CALL },
      sort: { field: 'createdAt', order: 'ASC' },
      filter: {},
    });
    found.push(...data);
    if (data.length === 0 || found.length >= total) break;
  }
  return found.filter(({ state }) => state === 'published');
}

async function lastWay(provider: ShopDataProvider): Promise<ComplianceInput['mail']> {
  const { data } = await provider.getList<EmailRecord>('letters', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { state: 'sent' },
  });
  return data[0]?.sendings.at(-1)?.via ?? null;
}

async function lateNotices(provider: ShopDataProvider): Promise<number> {
  const { data } = await provider.getList<OrderRecord>('orders', {
    pagination: { page: 1, perPage: PER_CALL },
    sort: { field: 'orderDate', order: 'ASC' },
    filter: { alert: 'withdrawal-open' },
  });
  const now = Date.now();
  return data
    .flatMap(({ withdrawals = [] }) => withdrawals)
    .filter(({ isRefunded, refundDue }) => !isRefunded && Date.parse(refundDue) < now).length;
}
