import type { AccountlessBuyer, CustomerRecord } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { dateText, euroText } from '../format/format-text.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { customerCalls } from '../providers/customers.ts';
import { Guarded } from '../ui/Guarded.tsx';
import { customerTexts as texts } from '../texts/customers.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ExportButton } from '../ui/ExportButton.tsx';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { ListFilters } from '../ui/ListFilters.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Pager } from '../ui/Pager.tsx';
import { usePageSize } from '../ui/use-page-size.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { useListFilter } from '../ui/use-list-filter.ts';
import entries from '../ui/Entries.module.css';
import css from './Customers.module.css';
import { CustomerSheet } from './CustomerSheet.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

type Kind = 'registered' | 'without';
const resources: Record<Kind, string> = {
  registered: 'customers',
  without: 'customers-orders/without-account',
};
const kinds = [
  { id: 'registered', label: texts.registered },
  { id: 'without', label: texts.guests },
];

export default function CustomerList() {
  const [kind, setKind] = useState<Kind>('registered');
  const perPage = usePageSize(resources[kind], PAGE_SIZES, 25);
  return (
    <Guarded page="customers">
      <ListBase
        key={kind}
        resource={resources[kind]}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={perPage}
        storeKey={`customers.${kind}`}
        disableSyncWithLocation
      >
        <Heading kind={kind} />
        <Filters kind={kind} onKind={setKind} />
        {kind === 'registered' ? <Registered /> : <WithoutAccount />}
        <Pager sizes={PAGE_SIZES} />
        <CustomerSheet />
      </ListBase>
    </Guarded>
  );
}

function Heading({ kind }: { kind: Kind }) {
  const { total } = useListContext();
  return (
    <PageHeading title={texts.heading} note={total === undefined ? undefined : texts.count(total)}>
      <ExportButton of={resources[kind]} />
    </PageHeading>
  );
}

function Filters({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
  const { filter, search } = useListFilter<{ q?: string }>();
  return (
    <ListFilters
      search={<SearchField label={texts.searchLabel} value={filter.q ?? ''} onSearch={search} />}
      activeCount={0}
      onClear={() => search('')}
    >
      <ChoiceFilter
        label={texts.kind}
        value={kind}
        choices={kinds}
        onChoose={(id) => onKind(id === 'without' ? 'without' : 'registered')}
      />
    </ListFilters>
  );
}

function useNoRows() {
  const { data, error, isPending, refetch } = useListContext();
  if (error) return <ListFailure onRetry={() => void refetch()} />;
  if (isPending) return <LoadingScreen />;
  return data?.length ? null : <EmptyState title={texts.empty} line={texts.emptyLine} />;
}

function Registered() {
  const { data = [] } = useListContext<CustomerRecord>();
  const ids = data.map(({ id }) => id);
  const { data: buyerFigures } = useQuery({
    queryKey: ['customers', 'figures', ids],
    queryFn: () => customerCalls.figures(ids),
    enabled: ids.length > 0,
  });
  const noRows = useNoRows();
  if (noRows) return noRows;
  return (
    <ul>
      {data.map(({ id, userName, email, isConfirmed, createdAt }) => {
        const bought = buyerFigures?.find(({ userID }) => userID === id);
        return (
          <li key={id} className={css.row}>
            <div className={entries.text}>
              <h2>
                <Link to={`/customers/${id}`} className={css.cover}>
                  {userName}
                </Link>
              </h2>
              <p>{email}</p>
              <p className={css.facts}>
                <span>{texts.since(dateText(createdAt))}</span>
                {isConfirmed ? null : <span>{texts.unconfirmed}</span>}
              </p>
            </div>
            <Bought bought={bought} isKnown={buyerFigures !== undefined} />
          </li>
        );
      })}
    </ul>
  );
}

function WithoutAccount() {
  const { data = [] } = useListContext<AccountlessBuyer>();
  const noRows = useNoRows();
  return (
    <>
      <Lead>{texts.guestsLine}</Lead>
      {noRows ?? (
        <ul>
          {data.map((buyer) => (
            <li key={buyer.id} className={css.row}>
              <div className={entries.text}>
                <h2>
                  <Link to={ordersOf(buyer.email || buyer.userName)} className={css.cover}>
                    {buyer.userName}
                  </Link>
                </h2>
                <p>{buyer.email}</p>
              </div>
              <Bought bought={buyer} isKnown />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const ordersOf = (q: string): string => `/orders?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

type BoughtProps = {
  bought: Pick<AccountlessBuyer, 'orders' | 'paid' | 'lastOrderAt'> | undefined;
  isKnown: boolean;
};

function Bought({ bought, isKnown }: BoughtProps) {
  if (!bought) return <p className={css.bought}>{isKnown ? texts.noOrders : null}</p>;
  return (
    <p className={css.bought}>
      <span>{texts.orders(bought.orders, euroText(bought.paid))}</span>
      <span className={css.quiet}>{texts.last(dateText(bought.lastOrderAt))}</span>
    </p>
  );
}
