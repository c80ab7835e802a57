import type { AdminReviewState } from '@shop/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewCalls } from '../providers/reviews.ts';
import { useMay } from '../providers/use-may.ts';
import { texts } from '../texts/fi.ts';
import { reviewTexts as words } from '../texts/reviews.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { ListTabs } from '../ui/ListTabs.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageSteps } from '../ui/PageSteps.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import css from './Reviews.module.css';

const PER_PAGE = 20;
const states = Object.keys(words.tabs) as AdminReviewState[];

export default function Reviews() {
  const [state, setState] = useState<AdminReviewState>('new');
  const [page, setPage] = useState(1);
  const mayChange = useMay('reviews');
  const { data, error, refetch } = useQuery({
    queryKey: [...reviewCalls.key, state, page],
    queryFn: () => reviewCalls.list(state, page),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE_MS,
  });
  const tabs = states.map((id) => ({ id, label: words.tabs[id], count: data?.counts[id] }));
  const choose = (id: string) => {
    setState(id as AdminReviewState);
    setPage(1);
  };
  return (
    <>
      <PageHeading title={words.heading} />
      <Lead>{words.lead}</Lead>
      <ListTabs label={words.tabsLabel} tabs={tabs} chosen={state} onChoose={choose} />
      {error && !data ? <ListFailure onRetry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingScreen /> : null}
      {data?.reviews.length === 0 ? <EmptyState title={words.empty} line={words.emptyLine} /> : null}
      <ul>
        {data?.reviews.map((review) => (
          <ReviewRow key={`${review.id} ${review.version}`} review={review} mayChange={mayChange === true} />
        ))}
      </ul>
      {data && data.total > PER_PAGE ? (
        <nav className={css.pages} aria-label={texts.list.pages}>
          <PageSteps page={page} isLast={page * PER_PAGE >= data.total} onChange={setPage} />
        </nav>
      ) : null}
    </>
  );
}
