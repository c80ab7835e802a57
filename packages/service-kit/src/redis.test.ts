import { expect, test } from 'vitest';
import { dataEnv, loadConfig } from './config.ts';
import { queueConnection, workerConnection } from './redis.ts';

test.each([
  ['redis://localhost', { host: 'localhost', port: 6379, db: 0 }],
  ['redis://[::1]:7000/3', { host: '::1', port: 7000, db: 3 }],
  ['redis://maker:p%40ss@store.example', { host: 'store.example', username: 'maker', password: 'p@ss' }],
  ['rediss://store.example:6380', { host: 'store.example', port: 6380, tls: true }],
])('%s names a server', (url, settings) => {
  expect(queueConnection(url)).toMatchObject(settings);
});

const two = [
  { host: 'a', port: 26_379 },
  { host: '10.0.0.2', port: 26_380 },
];

test.each([
  ['redis+sentinel://a:26379,10.0.0.2:26380/shop', { sentinels: two, name: 'shop', db: 0 }],
  ['redis+sentinel://a,10.0.0.2:26380/shop/3', { sentinels: two, name: 'shop', db: 3 }],
  ['redis+sentinel://[::1]:7000/shop', { sentinels: [{ host: '::1', port: 7_000 }] }],
  ['redis+sentinel://:p%40ss@a/shop', { username: undefined, password: 'p@ss', sentinelPassword: undefined }],
  ['redis+sentinel://maker:a:b@a/shop', { username: 'maker', password: 'a:b' }],
  [
    'redis+sentinel://:one@a/shop?sentinelUsername=watch&sentinelPassword=t%26o',
    { password: 'one', sentinelUsername: 'watch', sentinelPassword: 't&o' },
  ],
  ['rediss+sentinel://a/shop', { tls: {}, enableTLSForSentinelMode: true, sentinelTLS: {} }],
])('%s names Sentinels, for producers and workers alike', (url, settings) => {
  expect(queueConnection(url)).toMatchObject(settings);
  expect(workerConnection(url)).toMatchObject(settings);
  expect(queueConnection(url)).not.toHaveProperty('host');
});

test.each([
  ['localhost:6379', 'must start with redis://, or be redis+sentinel://host:port,host:port/name'],
  ['http://localhost', 'must start with redis://'],
  ['redis://a,b', 'must name one host; Sentinels are written as redis+sentinel://'],
  ['redis://:secret@a:1,b:2/name', 'must name one host'],
  ['redis://a/name', 'must be redis://user:password@host:port/number'],
  ['redis://a:port', 'must be redis://user:password@host:port/number'],
  ['redis+sentinel://a:26379', 'must be redis+sentinel://host:port,host:port/name, where name is'],
  ['redis+sentinel://a:26379/', 'must be redis+sentinel://'],
  ['redis+sentinel:///shop', 'must be redis+sentinel://'],
  ['redis+sentinel://a,,b/shop', 'must be redis+sentinel://'],
  ['redis+sentinel://a:x/shop', 'must be redis+sentinel://'],
  ['redis+sentinel://a/shop/first', 'must be redis+sentinel://'],
  ['redis+sentinel://a/shop?password=x', 'must be redis+sentinel://'],
  ['redis+sentinel://a/%', 'must be redis+sentinel://'],
])('%s stops the start with one sentence', (REDIS_URL, sentence) => {
  const problem = (() => {
    try {
      return loadConfig(dataEnv.pick({ REDIS_URL: true }), { REDIS_URL });
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(problem).toContain(`:\n  REDIS_URL: ${sentence}`);
  expect(problem).not.toContain('secret');
});
