import { expect, test } from 'vitest';
import { readStartConfig } from '../src/config.ts';
import { welcome } from '../src/welcome.ts';

const welcomeFor = (env: Record<string, string>, mode: 'demo' | 'production' = 'demo') => {
  const config = { ...readStartConfig({ DATA_DIR: '.data', SMTP_URL: '', ...env }), mode };
  const stores = { mongo: { label: 'MongoDB' }, redis: { label: 'Redis' } };
  return welcome({ url: 'http://localhost:3000', accounts: null, stores, config } as never);
};

test('the start says where emails go, and that production delivers none without a mail server', () => {
  expect(welcomeFor({})).toContain('Letters     kept in .data/mail, shown in the back office (Viestit)');
  expect(welcomeFor({ SMTP_URL: 'smtp://localhost:1025' })).toContain('Letters     sent through SMTP_URL');
  expect(welcomeFor({}, 'production')).toContain('kept as files and reach no customer');
});
