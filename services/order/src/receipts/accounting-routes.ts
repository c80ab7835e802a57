import { accountingQuerySchema, type AccountingSummary, type AccountingVat } from '@shop/contracts';
import { eurosFromCents, type VatPart } from '@shop/money';
import { parseInput, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import type { ReceiptDeps } from './deps.ts';
import { accountingCsv } from './accounting-csv.ts';
import { accountingRows, accountingSum, type AccountingInput, type AccountingSum } from './accounting.ts';
import { readAccounting, readAccountingWithSeller } from './read-accounting.ts';

const PATH = '/api/admin/rest/orders/books';

/** No order has this path as its id, because ids are hexadecimal. */
export function mountAccountingRoutes(app: Express, deps: ReceiptDeps): void {
  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const query = parseInput(accountingQuerySchema, request.query);
    response.json({ success: true, data: accountingView(await readAccounting(deps, query), query.by) });
  });

  app.get(`${PATH}.csv`, async (request, response) => {
    requireAdmin(request);
    const query = parseInput(accountingQuerySchema, request.query);
    const rows = accountingRows(await readAccounting(deps, query), query.by);
    response.set(fileNamed(`kirjanpito-${query.from}-${query.to}.csv`, 'text/csv; charset=utf-8'));
    response.end(accountingCsv(rows));
  });

  app.get(`${PATH}.pdf`, async (request, response) => {
    requireAdmin(request);
    const query = parseInput(accountingQuerySchema, request.query);
    const { seller, ...booked } = await readAccountingWithSeller(deps, query);
    // The PDF libraries take a quarter of the process's memory, so they are loaded with the first file.
    const { accountingPdf } = await import('./pdf/accounting-pdf.ts');
    const file = await accountingPdf(booked, { query, seller, now: deps.now() });
    response.set(fileNamed(`kirjanpito-${query.from}-${query.to}.pdf`, 'application/pdf'));
    response.end(file);
  });
}

function fileNamed(name: string, type: string) {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  };
}

function accountingView(booked: AccountingInput, by: 'day' | 'month'): AccountingSummary {
  const rows = accountingRows(booked, by).map(({ period, paymentMethod, ...sum }) => ({
    period,
    paymentMethod,
    receipts: sum.receipts,
    creditNotes: sum.creditNotes,
    ...moneyOf(sum),
  }));
  return { rows, ...moneyOf(accountingSum(booked)) };
}

const moneyOf = ({
  salesCents,
  refundCents,
  discountCents,
  fees: { cents, known, unknown },
  disputes,
  vat,
}: AccountingSum): Omit<AccountingSummary, 'rows'> => ({
  sales: eurosFromCents(salesCents),
  refunds: eurosFromCents(refundCents),
  discounts: eurosFromCents(discountCents),
  fees: { sum: eurosFromCents(cents), known, unknown },
  disputes: {
    sum: eurosFromCents(disputes.cents),
    fees: eurosFromCents(disputes.feeCents),
    known: disputes.known,
    unknown: disputes.unknown,
  },
  vat: vat.map(vatView),
});

const vatView = ({ permille, grossCents, netCents, vatCents }: VatPart): AccountingVat => ({
  percent: permille / 10,
  gross: eurosFromCents(grossCents),
  net: eurosFromCents(netCents),
  vat: eurosFromCents(vatCents),
});
