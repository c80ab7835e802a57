import { expect, test } from 'vitest';
import type { z } from 'zod';
import { currentPassword, loginSchema, registerSchema, resetSchema } from './account.ts';
import { addressSchema } from './address.ts';
import { checkoutSchema, paymentDoneSchema } from './checkout.ts';
import { pickUpPointQuerySchema } from './delivery.ts';
import { newDiscountCodeSchema } from './discount.ts';
import { codeText, email, emailToFind, multilineText, requiredText, text } from './fields.ts';
import { orderEditSchema } from './order-edit.ts';
import { productInputSchema } from './product-input.ts';
import { safetyFields } from './product-safety.ts';
import { secondFactorCode } from './second-factor.ts';
import { shopSettingsEditSchema } from './shop-settings.ts';
import { withdrawalLookupSchema } from './withdrawal.ts';

const home = {
  address: 'Kotikatu 1',
  city: 'Turku',
  postcode: '20100',
  phone: '040 1234567',
  notes: 'Ovelle.',
};
const errorsOf = (schema: z.ZodType, value: unknown): Record<string, string> =>
  Object.fromEntries(
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

test('every text field is cleaned as people paste it [sec-3]', () => {
  expect(text(40).parse(' Pellavao\u0308ljy\ta\u0308a\u0308kko\u0308set\u200b\r\n ')).toBe(
    'Pellavaöljy ääkköset',
  );
  expect(multilineText(40).parse('Onnea\u000bAino\u200e\r\n❤️')).toBe('Onnea\nAino\n❤️');
  expect(codeText(40).parse('\u200eLL\u20112611\u22120042')).toBe('LL-2611-0042');
  expect(checkoutSchema.parse({ giftNote: '\u202aOnnea\u000bAino\u202c' }).giftNote).toBe('Onnea\nAino');
  expect(
    registerSchema.parse({
      userName: 'Ai\u200bno\u2028Virtanen',
      email: 'aino@posti.fi',
      password: 'x'.repeat(8),
    }).userName,
  ).toBe('Aino Virtanen');
});

test('a control character is refused at its field, the NUL too [sec-3]', () => {
  for (const odd of ['a\0b', '\0', 'a\u001bb', 'a\u0085b', 'a\u000cb'])
    for (const field of [text(40), multilineText(40), codeText(40)])
      expect(errorsOf(field, odd)['']).toBe('Kentässä on merkkejä, joita ei voi käyttää.');
});

test.each(['\u200b', '\u3164', '\u2800', '\u00ad', '\u00a0\u2060', '\u115f', '\u200d\ufe0f'])(
  'the invisible %j fills no field that is required',
  (blank) => {
    const missing = 'Tämä kenttä on pakollinen.';
    expect(errorsOf(addressSchema, { ...home, address: blank, city: blank, notes: blank })).toEqual({
      address: missing,
      city: missing,
      notes: missing,
    });
    expect(addressSchema.parse({ ...home, name: blank }).name).toBe('');
    expect(errorsOf(registerSchema, { userName: blank, email: 'a@b.fi', password: 'x'.repeat(8) })).toEqual({
      userName: missing,
    });
    expect(errorsOf(requiredText(3), blank)).toEqual({ '': missing });
  },
);

test('a text is held to its length once it is clean, and to four times that before any pattern reads it [sec-2]', () => {
  expect(text(4).parse('a\u0308'.repeat(4))).toBe('ääää');
  expect(errorsOf(text(4), 'ä'.repeat(5))).toEqual({ '': 'Enintään 4 merkkiä.' });
  expect(errorsOf(text(4), '\u200b'.repeat(17))).toEqual({ '': 'Enintään 4 merkkiä.' });
});

test('passwords, tokens and a provider’s ids stay as they were sent [sec-3]', () => {
  const odd = 'a\u0308\u200b\u00ad\u2011salasana';
  const token = 'x'.repeat(43);
  expect(resetSchema.parse({ token, password: odd }).password).toBe(odd);
  expect(loginSchema.parse({ email: 'a@b.fi', password: odd }).password).toBe(odd);
  expect(currentPassword.parse(odd)).toBe(odd);
  expect(errorsOf(resetSchema, { token: `${token.slice(1)}\u200b`, password: odd })).toHaveProperty('token');
  expect(paymentDoneSchema.parse({ paymentId: odd, payerId: odd, orderID: odd })).toEqual({
    paymentId: odd,
    payerId: odd,
    orderID: odd,
  });
});

test.each([
  ['matti&maija@posti.fi', 'matti&maija@posti.fi'],
  ['a/b@posti.fi', 'a/b@posti.fi'],
  ['a!b@posti.fi', 'a!b@posti.fi'],
  ['a=b@posti.fi', 'a=b@posti.fi'],
  ['a#b@posti.fi', 'a#b@posti.fi'],
  ['{a}@posti.fi', '{a}@posti.fi'],
  ['aino@xn--mkel-load.fi', 'aino@xn--mkel-load.fi'],
  ['aino@posti.xn--p1ai', 'aino@posti.xn--p1ai'],
  ['aino@mäkelä.fi', 'aino@xn--mkel-load.fi'],
  ['Aino@Ma\u0308KELA\u0308.FI', 'aino@xn--mkel-load.fi'],
  [' \u200bAino.Virtanen@Posti.FI\u00a0', 'aino.virtanen@posti.fi'],
])('the email address %j is kept as %j', (typed, kept) => {
  expect(email.parse(typed)).toBe(kept);
  expect(emailToFind.parse(typed)).toBe(kept);
  expect(loginSchema.parse({ email: typed, password: 'x' }).email).toBe(kept);
  expect(withdrawalLookupSchema.parse({ orderID: 'LL-2611-0001', email: typed }).email).toBe(kept);
  expect(safetyFields.manufacturer.parse({ name: 'A', address: '', email: typed })?.email).toBe(kept);
  const seller = { name: 'A', businessId: '1', address: 'B', phone: '1', email: typed };
  expect(shopSettingsEditSchema.parse({ version: 0, seller }).seller?.email).toBe(kept);
});

test.each([
  '',
  'aino',
  'aino@',
  '@posti.fi',
  'aino@posti',
  'aino@posti..fi',
  'aino@-posti.fi',
  'aino@posti.fi.',
  'a b@posti.fi',
  'äiti@posti.fi',
  'a@b@posti.fi',
  'aino@mäkelä.fi/polku',
  'aino@mäkelä.fi:80',
  'aino@posti.fi\0',
  `aino@${'a'.repeat(64)}.fi`,
  `${'a'.repeat(250)}@b.fi`,
  'x'.repeat(10_000),
])('%j is no email address, and finds none', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
  expect(errorsOf(safetyFields.manufacturer, { name: 'A', address: '', email: `x ${typed}` })).toEqual({
    email: 'Tarkista sähköpostiosoite.',
  });
});

test.each([
  ['040/123 4567', '040/123 4567'],
  ['040.123.4567', '040.123.4567'],
  ['(+358) 40 1234567', '(+358) 40 1234567'],
  ['040\u2212123\u22124567', '040-123-4567'],
  ['\u202a+358\u00a040\u00a0123\u20114567\u202c', '+358 40 123-4567'],
  ['０４０ １２３４５６７', '040 1234567'],
])('the phone number %j is kept as %j', (typed, kept) => {
  expect(addressSchema.parse({ ...home, phone: typed }).phone).toBe(kept);
});

test.each(['-----', '1234', '(+)--/..', 'soita 040 1234567', '0'.repeat(31)])(
  '%j is no phone number',
  (phone) => {
    expect(errorsOf(addressSchema, { ...home, phone })).toHaveProperty('phone');
  },
);

test.each(['22100', 'AX-22100', 'ax 22100', 'AX\u201122100', '２２１００', 'FI-22100', '22\u00a0100'])(
  'the postcode %j is kept as five digits',
  (typed) => {
    expect(addressSchema.parse({ ...home, postcode: typed }).postcode).toBe('22100');
    expect(pickUpPointQuerySchema.parse({ postcode: typed, method: 'x' }).postcode).toBe('22100');
  },
);

test('what looks like a hyphen is one in codes and numbers', () => {
  expect(newDiscountCodeSchema.parse({ code: 'syys\u201126', kind: 'percent', percent: 10 }).code).toBe(
    'SYYS-26',
  );
  expect(orderEditSchema.parse({ trackingCode: ' JJFI\u20131234 ' }).trackingCode).toBe('JJFI-1234');
  expect(withdrawalLookupSchema.parse({ orderID: 'LL\u22122611\u22120042' }).orderID).toBe('LL-2611-0042');
  expect(secondFactorCode.parse('123\u2011456\u200b')).toBe('123456');
});

test('a product is kept without noncharacters', () => {
  const { description } = productInputSchema.parse({
    title: 'Huopatossut',
    description: 'Käsin tehdyt lampaan\ufffevillaiset tossut.',
    kategoria: 'korut',
    material: 'Villa',
    price: '12,50',
    stock: 5,
    images: [`/uploads/${'a'.repeat(24)}/1200.jpg`],
  });
  expect(description).toBe('Käsin tehdyt lampaanvillaiset tossut.');
});
