import { discountQuestionSchema, newDiscountCodeSchema, type DiscountCode } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import { parseInput, requireAdmin, requireFreshCode, requireUser } from '@shop/service-kit';
import type { Express } from 'express';
import type { DiscountDeps } from './deps.ts';
import { isExpired, exceedsHalf, type StoredDiscountCode } from './discount-code.ts';
import { endDiscountCode, listDiscountCodes, makeDiscountCode } from './discount-codes.ts';
import { offerDiscount } from './offer-discount.ts';

const PATH = '/api/admin/rest/discount-codes';

const ORDERS_SHOWN = 20;

export function mountDiscountRoutes(app: Express, deps: DiscountDeps): void {
  const answer = (code: StoredDiscountCode) => ({ success: true, data: discountView(code, deps.now()) });

  app.post('/api/shop/purchase/discount', async (request, response) => {
    const { id: userID } = requireUser(request);
    const { discountCode: typed } = parseInput(discountQuestionSchema, request.body);
    response.json({ success: true, data: await offerDiscount(deps, { userID, typed }) });
  });

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const codes = await listDiscountCodes(deps);
    response.json({ success: true, data: codes.map((code) => discountView(code, deps.now())) });
  });

  app.post(PATH, async (request, response) => {
    const admin = requireAdmin(request);
    const input = parseInput(newDiscountCodeSchema, request.body);
    if (exceedsHalf(input)) requireFreshCode(admin);
    response.status(201).json(answer(await makeDiscountCode(deps, { admin, input })));
  });

  app.post(`${PATH}/:code/end`, async (request, response) => {
    const admin = requireAdmin(request);
    response.json(answer(await endDiscountCode(deps, { admin, code: request.params.code })));
  });
}

function discountView(code: StoredDiscountCode, now: Date): DiscountCode {
  const {
    _id,
    kind,
    percent,
    cents,
    minimumCents,
    from,
    to,
    limit,
    perBuyer,
    paidUses,
    unpaidUses,
    createdAt,
  } = code;
  const orders = Object.entries(paidUses).toSorted(
    ([, one], [, other]) => other.at.getTime() - one.at.getTime(),
  );
  return {
    id: _id,
    code: _id,
    kind,
    percent,
    amount: eurosFromCents(cents),
    minimum: eurosFromCents(minimumCents),
    start: from?.toISOString() ?? null,
    end: to?.toISOString() ?? null,
    limit,
    perBuyer,
    state: stateOf(code, now),
    paid: orders.length,
    open: Object.keys(unpaidUses).length,
    createdAt: createdAt.toISOString(),
    orders: orders.slice(0, ORDERS_SHOWN).map(([orderID, { at }]) => ({ orderID, at: at.toISOString() })),
  };
}

function stateOf(code: StoredDiscountCode, now: Date): DiscountCode['state'] {
  if (isExpired(code, now)) return 'over';
  if (code.from && now < code.from) return 'coming';
  return code.usedCount >= code.limit ? 'used-up' : 'open';
}
