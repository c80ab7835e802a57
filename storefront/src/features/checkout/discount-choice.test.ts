import { beforeEach, expect, test, vi } from 'vitest';

type Answer = (offer: { code: string }) => void;
let answers: Answer[] = [];

beforeEach(() => {
  answers = [];
  vi.resetModules();
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push((offer) => resolve(Response.json({ success: true, data: offer })));
    return promise;
  });
});

/** The module of a freshly loaded page. */
const freshPage = () => import('./discount-choice.ts');

test('a restored code that is answered late does not replace the code typed meanwhile', async () => {
  const { $discount, restoreDiscount, tryDiscount } = await freshPage();
  const restored = restoreDiscount('VANHA');
  const typed = tryDiscount('UUSI');
  answers[1]?.({ code: 'UUSI' });
  await typed;
  answers[0]?.({ code: 'VANHA' });
  await restored;
  expect($discount.get().offer?.code).toBe('UUSI');
});

test('a code that is removed while it is asked about stays removed', async () => {
  const { $discount, dropDiscount, tryDiscount } = await freshPage();
  const typed = tryDiscount('UUSI');
  dropDiscount();
  answers[0]?.({ code: 'UUSI' });
  await typed;
  expect($discount.get().offer).toBeNull();
});

test('a code of an earlier visit is restored, but not once the buyer has used or removed one', async () => {
  const { $discount, dropDiscount, restoreDiscount } = await freshPage();
  const restored = restoreDiscount('VANHA');
  answers[0]?.({ code: 'VANHA' });
  await restored;
  expect($discount.get().offer?.code).toBe('VANHA');
  dropDiscount();
  await restoreDiscount('VANHA');
  expect(answers).toHaveLength(1);
  expect($discount.get().offer).toBeNull();
});
