import { Router } from 'express';
import { z } from 'zod';
import type { Checkout } from '../domain/checkout.ts';
import { invalidRequest, paypalError } from '../paypal/paypal-error.ts';
import { transactionsOf } from '../paypal/transaction-view.ts';
import type { SandboxDeps } from './deps.ts';

const MAX_MS = 31 * 24 * 3_600_000;

const query = z
  .strictObject({
    // Seconds are required, fractions are not.
    start_date: z.iso.datetime({ offset: true }),
    end_date: z.iso.datetime({ offset: true }),
    fields: z.enum(['transaction_info', 'all']).default('transaction_info'),
    balance_affecting_records_only: z.enum(['Y', 'N']).default('Y'),
    page_size: z.coerce.number().int().min(1).max(500).default(100),
    page: z.coerce.number().int().min(1).default(1),
  })
  .refine(({ start_date, end_date }) => Date.parse(start_date) <= Date.parse(end_date))
  .refine(({ start_date, end_date }) => Date.parse(end_date) - Date.parse(start_date) <= MAX_MS);

/** Behind the token check. */
export function paypalReportingRoutes({ ledger }: Omit<SandboxDeps, 'account'>): Router {
  const router = Router();
  const orders = (): Checkout[] =>
    [...ledger.checkouts.values()].filter(({ provider }) => provider === 'paypal');

  router.get('/v1/reporting/transactions', (request, response) => {
    const parsed = query.safeParse(request.query);
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.join('.') || 'end_date';
      return paypalError(response, invalidRequest('INVALID_PARAMETER_VALUE', field));
    }
    const { start_date, end_date, page, page_size } = parsed.data;
    const found = orders()
      .flatMap(transactionsOf)
      .filter(({ at }) => Date.parse(start_date) <= Date.parse(at) && Date.parse(at) <= Date.parse(end_date))
      .toSorted((first, second) => first.at.localeCompare(second.at));
    const start = (page - 1) * page_size;
    response.json({
      transaction_details: found
        .slice(start, start + page_size)
        .map(({ info }) => ({ transaction_info: info })),
      account_number: 'SANDBOXACCOUNT',
      start_date,
      end_date,
      last_refreshed_datetime: new Date().toISOString(),
      page,
      total_items: found.length,
      total_pages: Math.max(1, Math.ceil(found.length / page_size)),
      links: [],
    });
  });
  return router;
}
