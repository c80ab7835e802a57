import { emailTextIds } from '@shop/shop-rules';
import { describe, expect, test } from 'vitest';
import { asTemplate, unknownNames, withOwnText } from '../rendering/own-text.ts';
import { rendered } from '../rendering/render-email.ts';
import { emailSettings as settings } from '../../test/email-settings.ts';
import { sampleTexts } from './sample-texts.ts';

const own = { subject: 'Terveisiä verstaalta', lead: 'Kiitos, että odotit.' };

describe.each(emailTextIds)('%s', (id) => {
  const content = sampleTexts[id](settings);

  test('its sample uses this text, and its template with the values filled in is the default', () => {
    const { subject, lead } = content;
    expect(content.textId).toBe(id);
    const template = asTemplate(content);
    expect(withOwnText(content, { [id]: template })).toMatchObject({ subject, lead });
    for (const value of Object.values(content.values))
      expect(template.subject + template.lead).not.toContain(value);
  });

  test('its own text replaces subject and opening, and all that the law requires stays [law-5]', () => {
    const before = rendered(content, settings);
    const after = rendered(content, { ...settings, ownTexts: { [id]: own } });
    expect(after.subject).toBe(own.subject);
    expect(after.text).toBe(before.text.replace(content.lead, own.lead));
    expect(after.html).toContain(own.lead);
    expect(after.html).not.toContain(content.lead);
  });
});

test('names stand for the values of the email, in subject and opening', () => {
  const content = sampleTexts['order-refunded.maker'](settings);
  const text = { subject: '{tilausnumero}: rahat palautettu', lead: 'Sait takaisin {summa}.' };
  expect(withOwnText(content, { 'order-refunded.maker': text })).toMatchObject({
    subject: 'LL-2611-0042: rahat palautettu',
    lead: 'Sait takaisin 37,50\u00a0€.',
  });
});

test('a name that the email has no value for is found, and such a text is not used', () => {
  const content = sampleTexts['order-delivered'](settings);
  expect(unknownNames('{tilausnumero} {summa} {constructor}', content.values)).toEqual([
    'summa',
    'constructor',
  ]);
  expect(withOwnText(content, { 'order-delivered': { ...own, lead: '{summa}' } })).toBe(content);
});
