import type { AccountEmail } from '@shop/contracts';
import type { AccountEmailKind } from '@shop/shop-rules';

const recipient = { id: 'preview-1', to: 'aino@posti.example', toName: 'Aino Asiakas' };
const at = '2026-11-20T10:30:00.000Z';
const linkTo = (path: string) => ({ path, secret: 'x'.repeat(32), expiresAt: '2026-11-20T11:00:00.000Z' });

export const sampleAccountEmails: { [K in AccountEmailKind]: Extract<AccountEmail, { kind: K }> } = {
  'password-reset': { kind: 'password-reset', ...recipient, link: linkTo('/auth/reset#token=') },
  'email-confirmation': { kind: 'email-confirmation', ...recipient, link: linkTo('/auth/confirm#token=') },
  'email-change': { kind: 'email-change', ...recipient, link: linkTo('/auth/confirm#token=') },
  'email-changed': { kind: 'email-changed', ...recipient, at, newEmail: 'aino.asiakas@posti.example' },
  'password-changed': { kind: 'password-changed', ...recipient, at },
  'account-deleted': { kind: 'account-deleted', ...recipient, at },
  'admin-login': {
    kind: 'admin-login',
    ...recipient,
    at,
    device: 'Firefox, Linux',
    address: '203.0.113.7',
  },
  invitation: {
    kind: 'invitation',
    ...recipient,
    link: linkTo('/auth/invitation#token='),
    by: 'Maija Mestari',
  },
};
