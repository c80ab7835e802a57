import { withdrawalLookupSchema, withdrawalRequestSchema } from '@shop/contracts';
import { parseInput, userOf } from '@shop/service-kit';
import type { Express } from 'express';
import type { WithdrawalDeps } from './deps.ts';
import { findWithdrawable } from './find-withdrawable.ts';
import { withdraw } from './withdraw.ts';
import { withdrawableView } from './withdrawable-view.ts';

const PATH = '/api/shop/withdrawal';
/** The same answer for every number and address. */
const LINK_SENT =
  'Jos antamasi tiedot ovat oikein ja kaupan voi vielä peruuttaa, lähetimme sähköpostiisi linkin, josta voit jatkaa. Linkki on myös tilausvahvistuksessasi. Lähetämme sen enintään kolme kertaa vuorokaudessa.';

/** Withdrawal in two steps, with or without login (directive 2011/83, article 11 a). */
export function mountWithdrawalRoutes(app: Express, deps: WithdrawalDeps): void {
  app.post(`${PATH}/find`, async (request, response) => {
    const input = parseInput(withdrawalLookupSchema, request.body);
    const order = await findWithdrawable(deps, { ...input, userID: userOf(request)?.id });
    if (order) response.json({ success: true, data: withdrawableView(order) });
    else response.status(202).json({ success: true, message: LINK_SENT, data: null });
  });

  app.post(`${PATH}/confirm`, async (request, response) => {
    const input = parseInput(withdrawalRequestSchema, request.body);
    const key = request.get('idempotency-key');
    const order = await withdraw(deps, { ...input, userID: userOf(request)?.id, key });
    const message = 'Peruutus on vastaanotettu. Lähetimme siitä vahvistuksen sähköpostiisi.';
    response.status(201).json({ success: true, message, data: withdrawableView(order) });
  });
}
