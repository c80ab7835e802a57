import { expect, test } from 'vitest';
import { findHaproxy } from '../src/haproxy.ts';
import { firstThatWorks, type Fallback } from '../src/fallbacks.ts';

type Server = { label: string; folder?: string };

const tried: string[] = [];
const gives = (name: string, folder?: string): Fallback<Server> => ({
  name,
  gives: folder,
  find: async () => {
    tried.push(name);
    return { label: name, folder };
  },
});
const closed = (name: string, why: string): Fallback<Server> => ({
  name,
  find: async () => ({ closed: why }),
});

function finding(fallbacks: Fallback<Server>[], kept?: string) {
  tried.length = 0;
  const said: string[] = [];
  const advice = 'Install one.';
  const found = firstThatWorks(fallbacks, {
    what: 'MongoDB',
    kept,
    advice,
    say: (sentence) => said.push(sentence),
  });
  return { found, said };
}

test('the first fallback that answers wins, and no later one is tried', async () => {
  const { found } = finding([closed('url', 'not set'), gives('path', 'mongo-8'), gives('pypi', 'mongo-6')]);
  expect((await found).label).toBe('path');
  expect(tried).toEqual(['path']);
});

test('where no fallback answers, one sentence says what was tried and what to install', async () => {
  const { found } = finding([closed('url', 'not set'), closed('Docker', 'no engine answers')]);
  await expect(found).rejects.toThrow(
    'No MongoDB was found or could be fetched (url: not set; Docker: no engine answers). Install one.',
  );
});

test('a server that reads the kept data goes before an earlier fallback that would start empty', async () => {
  const { found, said } = finding([gives('path', 'mongo-8'), gives('pypi', 'mongo-6')], 'mongo-6');
  expect((await found).label).toBe('pypi');
  expect(tried).toEqual(['pypi']);
  expect(said).toEqual([]);
});

test('kept data that no server at hand can read are left alone, and that is said', async () => {
  const { found, said } = finding([closed('url', 'not set'), gives('path', 'mongo-8')], 'mongo-6');
  expect((await found).label).toBe('path');
  expect(said).toEqual(['The data in mongo-6 cannot be read by the MongoDB at hand: starting with none.']);
});

test('an external server is used whatever data are kept', async () => {
  const { found } = finding([gives('url'), gives('pypi', 'mongo-6')], 'mongo-6');
  expect((await found).label).toBe('url');
});

test('without HAProxy, apt and Docker the error says what to install', async () => {
  await expect(findHaproxy(() => undefined, { PATH: '' })).rejects.toThrow(
    /^No HAProxy was found .* Install haproxy, or start Docker\.$/,
  );
});
