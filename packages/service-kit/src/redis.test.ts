import { expect, test } from 'vitest';
import { queueConnection } from './redis.ts';

test.each([
  ['redis://localhost', { host: 'localhost', port: 6379, db: 0 }],
  ['redis://[::1]:7000/3', { host: '::1', port: 7000, db: 3 }],
  ['redis://maker:p%40ss@store.example', { host: 'store.example', username: 'maker', password: 'p@ss' }],
  ['rediss://store.example:6380', { host: 'store.example', port: 6380, tls: true }],
])('%s names a server', (url, settings) => {
  expect(queueConnection(url)).toMatchObject(settings);
});
