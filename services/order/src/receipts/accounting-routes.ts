import { accountingQuerySchema, type AccountingSummary, type AccountingVat } from '@shop/contracts';
import { eurosFromCents, type VatPart } from '@shop/money';
import { parseInput, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import type { ReceiptDeps } from './deps.ts';
import { booksCsv } from './accounting-csv.ts';
import { rowsOfBooks, sumOfBooks, type Booked, type BookSum } from './accounting.ts';
import { readBooks, readBooksOfSeller } from './read-accounting.ts';

const PATH = '/api/admin/rest/orders/books';

/** No order has this path as its id, because ids are hexadecimal. */
export function mountAccountingRoutes(app: Express, deps: ReceiptDeps): void {
  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const query = parseInput(accountingQuerySchema, request.query);
    response.json({ success: true, data: booksView(await readBooks(deps, query), query.by) });
  });

  app.get(`${PATH}.csv`, async (request, response) => {
    requireAdmin(request);
    const query = parseInput(accountingQuerySchema, request.query);
    const rows = rowsOfBooks(await readBooks(deps, query), query.by);
    response.set(fileNamed(`kirjanpito-${query.from}-${query.to}.csv`, 'text/csv; charset=utf-8'));
    response.end(booksCsv(rows));
  });

  app.get(`${PATH}.pdf`, async (request, response) => {
    requireAdmin(request);
    const query = parseInput(accountingQuerySchema, request.query);
    const { seller, ...booked } = await readBooksOfSeller(deps, query);
    // The PDF libraries take a quarter of the process's memory, so they are loaded with the first file.
    const { booksPdf } = await import('./pdf/accounting-pdf.ts');
    const file = await booksPdf(booked, { query, seller, now: deps.now() });
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

function booksView(booked: Booked, by: 'day' | 'month'): AccountingSummary {
  const rows = rowsOfBooks(booked, by).map(({ period, paymentMethod, ...sum }) => ({
    period,
    paymentMethod,
    receipts: sum.receipts,
    creditNotes: sum.creditNotes,
    ...moneyOf(sum),
  }));
  return { rows, ...moneyOf(sumOfBooks(booked)) };
}

const moneyOf = ({
  salesCents,
  refundCents,
  discountCents,
  fees: { cents, known, unknown },
  disputes,
  vat,
}: BookSum): Omit<AccountingSummary, 'rows'> => ({
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
