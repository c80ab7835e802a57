import { useDataProvider } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useOrderCall } from '../use-order-call.ts';

const successTexts = { accept: texts.review.accepted, dismiss: texts.review.dismissed };

export function useMoneyDecision({ id, version }: OrderRecord, paymentId: string, how: 'accept' | 'dismiss') {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const form = useForm<Record<string, string>>({ defaultValues: { text: '' } });
  const { call, busy, close } = useOrderCall(successTexts[how], form);
  return {
    busy,
    close,
    form,
    decide: (text: string) => call(() => dataProvider.decideMoney(id, paymentId, how, { version, text })),
  };
}

export function useRequestMissingAmount({ id, version }: OrderRecord) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { call, busy } = useOrderCall(texts.review.missingAmountRequested);
  return { busy, requestMissingAmount: () => call(() => dataProvider.requestMissingAmount(id, { version })) };
}
