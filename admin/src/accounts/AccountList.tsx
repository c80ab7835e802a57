import type { AccountRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Allowed } from '../providers/Allowed.tsx';
import { Guarded } from '../ui/Guarded.tsx';
import { accountTexts as texts } from '../texts/accounts.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { ListFilters } from '../ui/ListFilters.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { Pager } from '../ui/Pager.tsx';
import { usePageSize } from '../ui/use-page-size.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { useListFilter } from '../ui/use-list-filter.ts';
import { AccountRow } from './AccountRow.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

const roleChoices = [
  { id: 'admin', label: texts.staff },
  { id: 'customer', label: texts.customers },
];

export default function AccountList() {
  const perPage = usePageSize('accounts', PAGE_SIZES, 25);
  return (
    <Guarded page="accounts">
      <ListBase<AccountRecord>
        resource="accounts"
        sort={{ field: 'createdAt', order: 'DESC' }}
        filterDefaultValues={{ role: 'admin' }}
        perPage={perPage}
      >
        <AccountHeading />
        <Invitations />
        <AccountFilters />
        <AccountResults />
        <Pager sizes={PAGE_SIZES} />
      </ListBase>
    </Guarded>
  );
}

function AccountHeading() {
  const { total } = useListContext<AccountRecord>();
  const [isInviting, setInviting] = useState(false);
  return (
    <PageHeading title={texts.heading} note={total === undefined ? undefined : texts.count(total)}>
      <Allowed to="accounts">
        <Button onClick={() => setInviting(true)}>{texts.invite}</Button>
      </Allowed>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </PageHeading>
  );
}

function AccountFilters() {
  const { filter, narrow, search } = useListFilter<{ q?: string; role?: string }>();
  const { q = '', role = 'admin' } = filter;
  return (
    <ListFilters
      search={<SearchField label={texts.searchLabel} value={q} onSearch={search} />}
      activeCount={0}
      onClear={() => search('')}
    >
      <ChoiceFilter
        label={texts.who}
        value={role}
        choices={roleChoices}
        onChoose={(id) => narrow({ role: id })}
      />
    </ListFilters>
  );
}

function AccountResults() {
  const { data, error, isPending, refetch } = useListContext<AccountRecord>();
  if (error) return <ListFailure onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (!data?.length) return <EmptyState title={texts.empty} line={texts.emptyLine} />;
  return (
    <ul>
      {data.map((account) => (
        <AccountRow key={account.id} account={account} />
      ))}
    </ul>
  );
}
