import Button from '@mui/material/Button';
import { paymentMethodLabels } from '@shop/shop-rules/order-status';
import type { AccountingDisputes, AccountingFees, AccountingSummary, AccountingQuery } from '@shop/contracts';
import { percentText } from '@shop/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { dayOf } from '../format/day-bounds.ts';
import { euroText } from '../format/format-text.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { booksUrl, type ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import { DaySpan } from '../ui/DaySpan.tsx';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import table from '../ui/Table.module.css';
import css from './Accounting.module.css';

const { accounting: words } = texts;

export default function Accounting() {
  const [query, setQuery] = useState<AccountingQuery>(thisMonth);
  const provider = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'books', query],
    queryFn: () => provider.accounting(query),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeading title={words.heading}>
        <div className={css.files}>
          <Button variant="outlined" href={booksUrl(query, '.csv')} download>
            {words.download}
          </Button>
          <Button variant="outlined" href={booksUrl(query, '.pdf')} download>
            {words.downloadPdf}
          </Button>
        </div>
      </PageHeading>
      <Lead>{words.lead}</Lead>
      <div className={css.filters}>
        <DaySpan
          label={texts.days.label}
          first={query.from}
          last={query.to}
          onChoose={({ first, last }) => setQuery({ ...query, from: first, to: last })}
        />
        <ChoiceFilter
          label={words.by}
          value={query.by}
          choices={[
            { id: 'day', label: words.days },
            { id: 'month', label: words.months },
          ]}
          onChoose={(id) => setQuery({ ...query, by: id === 'month' ? 'month' : 'day' })}
        />
      </div>
      {error ? <ListFailure onRetry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingScreen /> : null}
      {data ? <Sums accounting={data} /> : null}
    </>
  );
}

function thisMonth(): AccountingQuery {
  const today = dayOf(new Date());
  return { from: `${today.slice(0, 7)}-01`, to: today, by: 'day' };
}

function Sums({ accounting }: { accounting: AccountingSummary }) {
  if (accounting.rows.length === 0) return <EmptyState title={words.empty} line={words.emptyLine} />;
  return (
    <>
      <dl className={css.sums}>
        <Sum name={words.sales} sum={euroText(accounting.sales)} />
        <Sum name={words.refunds} sum={euroText(accounting.refunds)} />
        {accounting.discounts > 0 ? (
          <Sum name={words.discounts} sum={euroText(accounting.discounts)} />
        ) : null}
        <Sum name={words.fees} sum={feesText(accounting.fees)} />
        {isDisputed(accounting.disputes) ? (
          <Sum name={words.disputes} sum={disputesText(accounting.disputes)} />
        ) : null}
        {accounting.vat.map(({ percent, net, vat }) => (
          <div key={percent}>
            <dt>{words.vat(percentText(percent * 10))}</dt>
            <dd>{words.taxOf(euroText(vat), euroText(net))}</dd>
          </div>
        ))}
      </dl>
      <div className={css.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{words.period}</th>
              <th scope="col">{words.method}</th>
              <th scope="col">{words.documents}</th>
              <th scope="col" className={table.end}>
                {words.sales}
              </th>
              <th scope="col" className={table.end}>
                {words.refunds}
              </th>
              <th scope="col" className={table.end}>
                {words.rowFees}
              </th>
              {isDisputed(accounting.disputes) ? (
                <th scope="col" className={table.end}>
                  {words.disputes}
                </th>
              ) : null}
              <th scope="col" className={table.end}>
                {words.tax}
              </th>
            </tr>
          </thead>
          <tbody>
            {accounting.rows.map((row) => (
              <tr key={`${row.period} ${row.paymentMethod}`}>
                <th scope="row">{words.periodText(row.period)}</th>
                <td>{paymentMethodLabels[row.paymentMethod]}</td>
                <td data-cell="documents">{words.documentText(row.receipts, row.creditNotes)}</td>
                <td className={table.end} data-cell="sales">
                  {euroText(row.sales)}
                </td>
                <td className={table.end} data-cell="refunds" data-label={words.refunds}>
                  {euroText(row.refunds)}
                </td>
                <td className={table.end} data-label={words.rowFees}>
                  {feesText(row.fees)}
                </td>
                {isDisputed(accounting.disputes) ? (
                  <td className={table.end} data-cell="disputes" data-label={words.disputes}>
                    {disputesText(row.disputes)}
                  </td>
                ) : null}
                <td className={table.end} data-cell="tax" data-label={words.taxShort}>
                  {taxText(row.vat)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const taxText = (vat: AccountingSummary['vat']): string =>
  vat.map(({ percent, vat: tax }) => `${percentText(percent * 10)} ${euroText(tax)}`).join(', ');

/** Unknown fees are not shown as zero. */
function feesText({ sum, known, unknown }: AccountingFees): string {
  if (unknown === 0) return euroText(sum);
  return known === 0 ? words.feesUnknown : words.feesInPart(euroText(sum), unknown);
}

const isDisputed = (disputes: AccountingDisputes): boolean => disputes.known + disputes.unknown > 0;

function disputesText(disputes: AccountingDisputes): string {
  if (!isDisputed(disputes)) return '';
  if (disputes.known === 0) return words.feesUnknown;
  const text = words.disputed(euroText(disputes.sum), euroText(disputes.fees));
  return disputes.unknown === 0 ? text : words.disputesInPart(text, disputes.unknown);
}

function Sum({ name, sum }: { name: string; sum: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
