import type { EmailRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { refetchInterval } from '../providers/email-queue.ts';
import { texts } from '../texts/fi.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Pager } from '../ui/Pager.tsx';
import { usePageSize } from '../ui/use-page-size.ts';
import { EmailFilters } from './EmailFilters.tsx';
import { EmailResults } from './EmailResults.tsx';
import { EmailSheet } from './EmailSheet.tsx';
import { ResendFailed } from './ResendFailed.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

export default function EmailList() {
  const perPage = usePageSize('letters', PAGE_SIZES, 25);
  return (
    <ListBase<EmailRecord>
      resource="letters"
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={perPage}
      queryOptions={{ refetchInterval: (query) => refetchInterval(query.state.data?.data) }}
    >
      <EmailHeading />
      <EmailFilters />
      <EmailResults />
      <Pager sizes={PAGE_SIZES} />
      <EmailSheet />
    </ListBase>
  );
}

function EmailHeading() {
  const { total } = useListContext<EmailRecord>();
  return (
    <PageHeading
      title={texts.emails.heading}
      note={total === undefined ? undefined : texts.emails.count(total)}
    >
      <ResendFailed />
      <Button variant="outlined" component={Link} to="/letters/previews">
        {texts.emails.previews}
      </Button>
    </PageHeading>
  );
}
