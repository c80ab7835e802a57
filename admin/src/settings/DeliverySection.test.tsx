import type { Carrier } from '@shop/shop-rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthContext, Form, TestMemoryRouter } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { authProvider } from '../providers/auth-provider.ts';
import { settingsTexts as words } from '../texts/settings.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { newMethod } from './settings-form.ts';

const pickUp = { ...newMethod('150'), id: 'noutopiste', name: 'Noutopiste', pickUpPoint: 'true' };

const render = (pickUpCarriers: Carrier[]): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext.Provider value={authProvider}>
        <TestMemoryRouter>
          <Form record={{ delivery: [newMethod('150'), pickUp] }}>
            <DeliverySection pickUpCarriers={pickUpCarriers} />
          </Form>
        </TestMemoryRouter>
      </AuthContext.Provider>
    </QueryClientProvider>,
  );

test('delivery methods that the checkout does not offer are listed, with who can change that', () => {
  expect(render([])).toContain(words.notOffered(['Noutopiste']));
  expect(words.notOffered(['Noutopiste'])).toContain('kaupan ylläpitäjä');
  expect(render(['posti'])).not.toContain('ei tarjota');
});
