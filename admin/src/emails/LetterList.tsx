import type { LetterRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { lookAgain } from '../providers/letter-queue.ts';
import { texts } from '../texts/fi.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Pager } from '../ui/Pager.tsx';
import { LetterFilters } from './LetterFilters.tsx';
import { LetterResults } from './LetterResults.tsx';
import { LetterSheet } from './LetterSheet.tsx';
import { ResendFailed } from './ResendFailed.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

/** 'Viestit': every letter to a customer, the newest first. */
export default function LetterList() {
  return (
    <ListBase<LetterRecord>
      resource="letters"
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      queryOptions={{ refetchInterval: (query) => lookAgain(query.state.data?.data) }}
    >
      <LetterHeading />
      <LetterFilters />
      <LetterResults />
      <Pager sizes={PAGE_SIZES} />
      <LetterSheet />
    </ListBase>
  );
}

function LetterHeading() {
  const { total } = useListContext<LetterRecord>();
  return (
    <PageHeading
      title={texts.letters.heading}
      note={total === undefined ? undefined : texts.letters.count(total)}
    >
      <ResendFailed />
      <Button variant="outlined" component={Link} to="/letters/previews">
        {texts.letters.previews}
      </Button>
    </PageHeading>
  );
}
