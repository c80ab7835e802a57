import { accountEmailKinds } from '@shop/shop-rules';
import { expect, test } from 'vitest';
import { sampleAccountEmails } from '../domain/sample-account.ts';
import { SECRET_MARK } from '../domain/secret-link.ts';
import { emailSettings as settings } from '../../test/email-settings.ts';
import { renderAccountEmail } from './render-email.ts';

const event = {
  'password-reset': [
    'Valitse uusi salasana',
    'Linkki toimii kerran ja vanhenee 20.11.2026 klo 13.00.',
    'on tili',
  ],
  'email-confirmation': ['Vahvista osoite', 'Linkki toimii kerran'],
  'email-change': [
    'Vahvista uusi osoite',
    'Osoite vaihtuu, kun vahvistat sen.',
    'koska tämä osoite annettiin tilille',
  ],
  'email-changed': ['vaihdettiin 20.11.2026 klo 12.30', 'aino.asiakas@posti.example', 'oli tili'],
  'password-changed': ['vaihdettiin 20.11.2026 klo 12.30', 'Jos et vaihtanut salasanaa itse'],
  'account-deleted': ['poistettiin 20.11.2026 klo 12.30', 'kirjanpitolaki', 'oli tili'],
  'admin-login': ['Firefox, Linux', '203.0.113.7', '20.11.2026 klo 12.30'],
  invitation: ['Maija Mestari kutsui sinut', 'Ota kutsu vastaan', 'koska sinut kutsuttiin'],
} as const;

test.each(accountEmailKinds)('%s says in HTML and in text what happened, to whom, and who writes', (kind) => {
  const { subject, html, text } = renderAccountEmail(sampleAccountEmails[kind], settings);
  expect(subject).toMatch(/^[\p{L} ]+$/u);
  expect(text).not.toContain('!');
  expect(html).not.toMatch(/<img|url\(|<script|<link|@import|background=/i);
  for (const words of ['Hei Aino Asiakas,', 'Luonnonlanka Oy', 'posti@kauppa.example', ...event[kind]]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
});

test('a link is stored without its secret, and stands in the email as a button, written out, and in the text', () => {
  const { html, text } = renderAccountEmail(sampleAccountEmails['password-reset'], settings);
  const url = `https://kauppa.example/auth/reset#token=${SECRET_MARK}`;
  expect(html.split(`href="${url}"`)).toHaveLength(3);
  expect(html).toContain(`>${url}<`);
  expect(text).toContain(`Valitse uusi salasana: ${url}`);
  expect(html + text).not.toContain(sampleAccountEmails['password-reset'].link.secret);
});

test('the title’s longest word may break on a phone, and the subject is as it is written', () => {
  const { subject, html } = renderAccountEmail(sampleAccountEmails['email-change'], settings);
  expect(html).toContain('>Vahvista uusi sähköposti\u00ADosoitteesi</h1>');
  expect(subject).toBe('Vahvista uusi sähköpostiosoitteesi');
});

test('unknown details of a login are left out', () => {
  const login = { ...sampleAccountEmails['admin-login'], device: '', address: '' };
  expect(renderAccountEmail(login, settings).text).not.toMatch(/Laite|IP-osoite/);
});
