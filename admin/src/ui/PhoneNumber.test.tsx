import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailAddress } from './EmailAddress.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';

test.each([
  ['+358 40 123 4567', 'tel:+358401234567'],
  ['040-123 4567', 'tel:0401234567'],
])('the phone number %s is a link to %s', (phone, href) => {
  expect(renderToStaticMarkup(<PhoneNumber>{phone}</PhoneNumber>)).toBe(`<a href="${href}">${phone}</a>`);
});

test('an email address is a link, and a phone number without digits is text', () => {
  expect(renderToStaticMarkup(<EmailAddress>aino@posti.fi</EmailAddress>)).toBe(
    '<a href="mailto:aino@posti.fi">aino@posti.fi</a>',
  );
  expect(renderToStaticMarkup(<PhoneNumber>–</PhoneNumber>)).toBe('–');
});
