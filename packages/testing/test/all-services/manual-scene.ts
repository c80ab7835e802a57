export const aManualOrder = {
  name: 'Aino Asiakas',
  email: 'aino@posti.example',
  address: 'Kuusitie 1',
  city: 'Turku',
  postcode: '20100',
  phone: '040 123 4567',
  deliveryMethod: 'verstas',
};

export const unpaidManual = (orderID: string) => ({
  manual: { by: orderID, key: orderID, request: '' },
  saga: 'reserved',
  orderStatus: 'pending',
  statusBy: 'system',
  paymentStatus: 'pending',
  paidBy: null,
  confirmedAt: null,
  expiresAt: new Date(Date.now() + 3_600_000),
});

export const openAttempt = {
  1: {
    provider: 'stripe',
    amountCents: 9_800,
    status: 'open',
    url: 'https://pay.example/1',
    startedAt: new Date(Date.now() + 3_600_000),
  },
};
