import { paymentStateSchema, startedPaymentSchema, type PaymentProvider } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { playFault, type Fault } from '@shop/payment-sandbox';
import type { ApiAnswer, ServiceApi } from '@shop/testing';

type Paid = {
  provider: string;
  state: string;
  captures: number;
  capturedCents: number;
  refundedCents: number;
};
export function callsTo(api: ServiceApi, sandboxUrl: string) {
  const ask = async (paymentId: string, what: 'settle' | 'close'): Promise<ApiAnswer> =>
    api.asService('POST', `/internal/payments/${paymentId}/${what}`, {});
  const stateOf = ({ body }: ApiAnswer) => paymentStateSchema.parse(body.data).status;
  return {
    start: (fields: Record<string, unknown> = {}) =>
      api.asService('POST', '/internal/payments', aPayment(fields)),
    started: async (provider: PaymentProvider, fields: Record<string, unknown> = {}) => {
      const { body } = await api.asService('POST', '/internal/payments', aPayment({ provider, ...fields }));
      return startedPaymentSchema.parse(body.data);
    },
    ask,
    settle: async (paymentId: string) => stateOf(await ask(paymentId, 'settle')),
    shut: async (paymentId: string) => stateOf(await ask(paymentId, 'close')),
    /** @returns where the browser is redirected */
    press: async (url: string, decision: 'approve' | 'decline' | 'cancel') => {
      const response = await fetch(sandboxUrl + new URL(url).pathname, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ decision }),
      });
      return response.headers.get('location') ?? '';
    },
    script: (fault: Fault) => playFault(sandboxUrl, fault),
    control: async (path: string, body: object): Promise<string> => {
      const response = await fetch(sandboxUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { id: string }).id;
    },
    refundsMade: async (paymentId: string): Promise<number> => {
      const response = await fetch(`${sandboxUrl}/ledger`);
      const { entries } = (await response.json()) as {
        entries: { type: string; id: string; reference?: string }[];
      };
      const made = entries.find(({ reference }) => reference === paymentId);
      return entries.filter(({ type, id }) => type === 'refunded' && id === made?.id).length;
    },
    clearScript: () => fetch(`${sandboxUrl}/script`, { method: 'DELETE' }),
    counted: async (paymentId: string): Promise<Paid | undefined> => {
      const response = await fetch(`${sandboxUrl}/ledger`);
      return ((await response.json()) as { payments: Record<string, Paid> }).payments[paymentId];
    },
  };
}

/** Input of a payment of 112.50 €. */
export function aPayment(fields: Record<string, unknown> = {}) {
  return {
    orderID: newId(),
    attempt: 1,
    provider: 'stripe',
    amountCents: 11_250,
    lines: [
      { title: 'Villapaita Suvi', quantity: 1, unitCents: 10_000 },
      { title: 'Lampaanvilla 100 g', quantity: 1, unitCents: 1_250 },
    ],
    returnUrl: 'http://localhost:3000/shop/payment-success?orderID=1',
    cancelUrl: 'http://localhost:3000/shop/payment-success?cancelled=true&orderID=1',
    shipTo: { name: 'Aino Aalto', address: 'Satakunnankatu 18', city: 'Tampere', postcode: '33210' },
    expiresAt: new Date(Date.now() + 38 * 60_000).toISOString(),
    ...fields,
  };
}
