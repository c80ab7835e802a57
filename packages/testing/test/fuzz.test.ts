import { failureSchema } from '@shop/contracts';
import type * as Kit from '@shop/service-kit';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { setUpHarness } from '../src/index.ts';
import { inputsOf } from './all-services/bodies.ts';
import { callers, openAllServices, type Caller } from './all-services/open-all-services.ts';
import { nameOf, routesOf, type Route } from './all-services/routes-of.ts';

/*
 * Every route from the outside gets valid, nearly valid and wild input as everybody who may call. `npm run fuzz` takes
 * other input each time, and more of it: what it finds is repeated by the seed that it prints.
 */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
/** `npm run fuzz` takes minutes: findings are printed at once, so that a stopped run has printed them. */
const isLong = runs > 1;
/** A bound against hanging, and no verdict. */
const LONGEST_MS = 120_000 + (runs - 1) * 60_000;

/** The schemas that a call's input was read by, as they came up, by the call's request id. */
const schemas = vi.hoisted(() => new Map<string, unknown[]>());
vi.mock('@shop/service-kit', async (original) => {
  const kit = await original<typeof Kit>();
  const parseInput: typeof Kit.parseInput = (schema, input) => {
    const seen = schemas.get(kit.currentRequestId()) ?? [];
    schemas.set(kit.currentRequestId(), [...seen, schema]);
    return kit.parseInput(schema, input);
  };
  return { ...kit, parseInput };
});

const shop = setUpHarness(openAllServices);

type Sent = { caller: Caller; params: string[]; query: Record<string, string>; body: unknown };

const segment = fc.oneof(
  fc.constantFrom(
    'f'.repeat(24),
    'self',
    '0',
    '-1',
    '%00',
    '%E0%A4%A',
    '..%2f',
    '$ne',
    '__proto__',
    'x'.repeat(300),
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).map(encode),
);
const queryValue = fc.oneof(
  fc.constantFrom('{}', '[0,10]', '["id","ASC"]', '{"q":"villa"}', '{"$ne":1}', '1', '-1', 'x'.repeat(300)),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
);
const query = fc.dictionary(
  fc.constantFrom('filter', 'range', 'sort', 'page', 'limit', 'q', 'from', 'to', 'size', 'variant'),
  queryValue,
  { maxKeys: 3 },
);

/** As a part of a path; half a pair of surrogates cannot be one. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** @returns what is wrong with the answer, or null */
async function send(route: Route, cookies: Record<Caller, string>, sent: Sent, requestId?: string) {
  const { caller, params, body } = sent;
  let index = 0;
  const path = route.path.replaceAll(/:\w+/g, (name) => {
    const given = params[index++ % params.length] ?? 'x';
    return given === 'self' && name === ':userID' && shop.ids[caller] ? shop.ids[caller] : given;
  });
  const hasBody = route.method !== 'GET';
  const call = () =>
    fetch(`${shop.url}${path}?${new URLSearchParams(sent.query).toString()}`, {
      method: route.method,
      headers: {
        ...(cookies[caller] ? { cookie: cookies[caller] } : {}),
        ...(requestId ? { 'x-request-id': requestId } : {}),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(body) ?? '' } : {}),
    });
  // A connection that was kept may have been closed a moment before it was used again.
  const response = await call().catch(() => call().catch(String));
  if (typeof response === 'string') return `no answer: ${response}`;
  const text = await response.text();
  const summary = `${response.status} ${text.slice(0, 300)}`;
  // What is away or answers nonsense behind us is 502 or 503; a mistake of our own is 500.
  if (response.status === 500) return summary;
  if (/\bat [\w.<>]+ \(?(?:file|node|\/)|node_modules/.test(text)) return `a stack: ${summary}`;
  const isRefusal = response.status >= 400;
  return isRefusal && !failureSchema.safeParse(parsed(text)).success
    ? `no refusal of ours: ${summary}`
    : null;
}

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

test(
  'no route answers any input with a 500, a stack, or a refusal that is not the contract’s [sec-1 asvs-27]',
  async () => {
    const routes = Object.entries(shop.apps)
      .flatMap(([name, app]) => routesOf(name, app))
      .filter(({ path }) => path.startsWith('/api/') || path.startsWith('/uploads/'));
    const wrong: string[] = [];
    let [sent, done] = [0, 0];
    const fuzz = async (route: Route, index: number) => {
      const cookies = Object.fromEntries(
        await Promise.all(callers.map(async (caller) => [caller, await shop.cookie(caller)])),
      ) as Record<Caller, string>;
      const requestId = `fuzz-${index}-${'0'.repeat(8)}`;
      await send(
        route,
        cookies,
        { caller: 'owner', params: ['self', 'f'.repeat(24)], query: {}, body: {} },
        requestId,
      );
      const schema = schemas.get(requestId)?.at(-1) as z.ZodType | undefined;
      const input = fc.record<Sent>({
        caller: fc.constantFrom(...callers),
        params: fc.array(segment, { minLength: 1, maxLength: 3 }),
        query,
        body: inputsOf(schema),
      });
      for (const sample of fc.sample(input, { seed: seed + index, numRuns: runs * callers.length })) {
        const failure = await send(route, cookies, sample);
        sent += 1;
        if (!failure) continue;
        wrong.push(`${nameOf(route)} ${JSON.stringify(sample).slice(0, 1_000)} → ${failure}`);
        if (isLong) say(wrong.at(-1) ?? '');
      }
      done += 1;
      if (isLong) say(`${done} of ${routes.length} routes are done, ${sent} calls are sent.`);
    };
    await Promise.all(routes.map(fuzz));
    expect(wrong, `seed ${seed}`).toEqual([]);
  },
  LONGEST_MS,
);
