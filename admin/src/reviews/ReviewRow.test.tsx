import type { AdminReview } from '@shop/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ReviewRow } from './ReviewRow.tsx';

const review: AdminReview = {
  id: 'a',
  name: 'Aino',
  product: 'Usva-huivi',
  productID: 'p',
  orderID: 'o',
  stars: 2,
  text: 'Kutittaa.',
  size: '',
  fit: null,
  pictures: [],
  at: '2026-11-20T10:00:00.000Z',
  reply: null,
  hiddenFor: null,
  isExample: false,
  isNew: true,
  reports: [],
  version: 1,
};
const row = (fields: Partial<AdminReview> = {}, mayChange = true) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ReviewRow review={{ ...review, ...fields }} mayChange={mayChange} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('a new review can be answered, hidden and marked as read, by who may change it', () => {
  const html = row();
  for (const words of ['Aino: Usva-huivi', '2 / 5', 'Kutittaa.', 'Vastaa', 'Merkitse luetuksi', 'Piilota'])
    expect(html).toContain(words);
  expect(row({}, false)).not.toMatch(/Vastaa|Piilota|Merkitse/);
});

test('a reported review names the reasons, a hidden one its own and the way back', () => {
  const reports = [{ reason: 'advert' as const, at: review.at }];
  expect(row({ reports })).toMatch(/1 ilmoitus.*mainontaa tai linkkejä.*Ilmoitus on aiheeton/);
  const hidden = row({ hiddenFor: 'personal' });
  expect(hidden).toContain('Piilotettu: toisen ihmisen henkilötietoja');
  expect(hidden).toContain('Palauta näkyviin');
});

test('an example says that it is one, and leads to no order', () => {
  const html = row({ isExample: true });
  expect(html).toContain('Esimerkkiarvostelu');
  expect(html).not.toContain('/orders/');
});
