import type { ReviewSummary } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { aUser } from '@shop/testing';
import { randomFrom } from '@shop/testing/random';
import { expect, test } from 'vitest';
import { setUpCatalogHarness, setUpProducts } from '../../test/catalog-harness.ts';
import { aReview, reviewScene } from '../../test/review-scene.ts';

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);
const { aDress, asAdmin, inBackOffice, shown, ticketFor, write } = reviewScene(catalog, products);

const ACTIONS = 40;
const fits = ['small', 'true', 'large'] as const;
type Kept = {
  id: string;
  buyer: ReturnType<typeof aUser>;
  stars: number;
  fit: (typeof fits)[number];
  hasLeft?: true;
};

function foldOf(kept: Kept[]): Pick<ReviewSummary, 'count' | 'average' | 'stars' | 'fit'> {
  const sum = kept.reduce((all, { stars }) => all + stars, 0);
  const having = (matches: (one: Kept) => boolean) => kept.filter(matches).length;
  return {
    count: kept.length,
    average: kept.length === 0 ? 0 : Math.round((sum / kept.length) * 10) / 10,
    stars: [1, 2, 3, 4, 5].map((stars) => having((one) => one.stars === stars)),
    fit: {
      small: having(({ fit }) => fit === 'small'),
      true: having(({ fit }) => fit === 'true'),
      large: having(({ fit }) => fit === 'large'),
    },
  };
}

test.each([1, 2, 3])(
  'schedule %i: the summary is that of the reviews that stay, and a line has one however often it is sent',
  async (seed) => {
    const { below } = randomFrom(seed);
    const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
    const productID = await aDress();
    let kept: Kept[] = [];
    const moderate = async (action: string, more: object) => {
      const { id } = pick(kept);
      const { version } = (await inBackOffice(id)) ?? { version: 0 };
      await asAdmin('POST', `/${id}/${action}`, { version, ...more });
    };
    const writeTwice = async () => {
      const [buyer, stars, fit] = [aUser(), below(5) + 1, pick(fits)];
      const ticket = ticketFor(buyer, { productID, orderID: newId(), line: below(3) });
      const answers = await Promise.all(
        [1, 2].map(() => write(buyer, { ticket, ...aReview({ stars, fit }) })),
      );
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
      const id = answers.find(({ status }) => status === 201)?.body.data.id as string;
      kept.push({ id, buyer, stars, fit });
    };
    const leave = async () => {
      const one = pick(kept);
      const reviews = pick(['keep', 'remove'] as const);
      await catalog.api.asService('POST', '/internal/reviews/forget', { userID: one.buyer.id, reviews });
      if (reviews === 'keep') one.hasLeft = true;
      else if (!one.hasLeft) kept = kept.filter((other) => other !== one);
    };
    const actions = [
      writeTwice,
      writeTwice,
      leave,
      () => moderate('hide', { reason: 'advert' }),
      () => moderate('show', {}),
    ];
    for (let n = 0; n < ACTIONS; n += 1) await (kept.length === 0 ? writeTwice : pick(actions))();
    const { summary, total } = await shown(productID, '?limit=1');
    expect([summary, total]).toEqual([{ ...foldOf(kept), real: expect.anything() }, kept.length]);
  },
);
