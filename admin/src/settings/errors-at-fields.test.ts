import { shopSettingsEditSchema } from '@shop/contracts';
import { firstSettings } from '@shop/contracts/first-settings';
import { expect, test } from 'vitest';
import { errorsAtFields } from './errors-at-fields.ts';
import { changedSections, formOf } from './settings-form.ts';

test('a paragraph or a line that is too long is told at the text that it stands in, once', () => {
  const opened = formOf(
    firstSettings({
      SELLER_NAME: 'Villa Oy',
      SELLER_BUSINESS_ID: '7654321-0',
      SELLER_ADDRESS: 'Kutojantie 1, 33100 Tampere',
      SELLER_EMAIL: 'villa@kauppa.example',
      SELLER_PHONE: '+358 40 123',
      DELIVERY_FEE_CENTS: 0,
      GUEST_CATALOGUE: 'closed',
      STRIPE_METHODS: 'card',
      VAT_LIABLE: 'true',
    }),
  );
  const values = structuredClone(opened);
  const [part] = values.story.fi.parts;
  if (!part) throw new Error('no part');
  part.text = ['Lyhyt.', 'y'.repeat(2_001), 'z'.repeat(2_002)].join('\n\n');
  values.home.title = `Villaa\n${'x'.repeat(61)}`;
  values.seller = { ...values.seller, name: '' };
  const refused = shopSettingsEditSchema.safeParse({ version: 1, ...changedSections(opened, values) });
  const errors = Object.fromEntries(
    refused.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
  expect(Object.keys(errors)).toContain('story.fi.parts.0.text.2');
  expect(errorsAtFields({ ...errors, 'root.server': 'Ei nyt.', delivery: 'Yksi.' }, values)).toEqual({
    'seller.name': 'Tämä kenttä on pakollinen.',
    'home.title': 'Enintään 60 merkkiä.',
    'story.fi.parts.0.text': 'Enintään 2000 merkkiä.',
    'root.server': 'Ei nyt.',
    delivery: 'Yksi.',
  });
});
