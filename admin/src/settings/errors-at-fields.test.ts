import { shopSettingsEditSchema } from '@shop/contracts';
import { expect, test } from 'vitest';
import { errorsAtFields } from './errors-at-fields.ts';
import { changedSections, formOf } from './settings-form.ts';
import { testSettings } from './test-settings.ts';

test('a too long paragraph or line is one error at its text', () => {
  const opened = formOf(testSettings);
  const values = structuredClone(opened);
  const [firstPart] = values.story.fi.parts;
  if (!firstPart) throw new Error('no part');
  firstPart.text = ['Lyhyt.', 'y'.repeat(2_001), 'z'.repeat(2_002)].join('\n\n');
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
