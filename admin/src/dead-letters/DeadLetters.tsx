import type { DeadLetterRecord } from '@shop/contracts';
import { useState } from 'react';
import { deadLetterTexts as texts } from '../texts/dead-letters.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import css from './DeadLetters.module.css';
import { DiscardDeadLetter } from './DiscardDeadLetter.tsx';
import { DeadLetterRow } from './DeadLetterRow.tsx';
import { QueueTable } from './QueueTable.tsx';
import { useDeadLetters } from './use-dead-letters.ts';
import { useReplay } from './use-replay.ts';

export default function DeadLetters() {
  const { data, error, refetch } = useDeadLetters();
  const replay = useReplay(data);
  const [discarded, setDiscarded] = useState<DeadLetterRecord>();
  return (
    <>
      <PageHeading title={texts.page} note={data?.total ? texts.count(data.total) : undefined} />
      <section aria-label={texts.heading}>
        {data?.isPartial ? <Notice>{texts.someAway}</Notice> : null}
        {!data && !error ? <LoadingScreen /> : null}
        {!data && error ? <ListFailure onRetry={() => void refetch()} /> : null}
        {data?.letters.length === 0 && !data.isPartial ? (
          <EmptyState title={texts.empty} line={texts.emptyLine} />
        ) : null}
        {data && data.letters.length > 0 ? (
          <>
            <div className={css.lead}>
              <h2>{texts.heading}</h2>
              <p>{texts.lead}</p>
            </div>
            <ul>
              {data.letters.map((letter) => (
                <DeadLetterRow
                  key={`${letter.service} ${letter.id}`}
                  letter={letter}
                  onReplay={replay.mutate}
                  onDiscard={setDiscarded}
                />
              ))}
            </ul>
          </>
        ) : null}
        {data && data.total > data.letters.length ? (
          <p className={css.more}>{texts.newestOf(data.letters.length, data.total)}</p>
        ) : null}
      </section>
      <QueueTable />
      <DiscardDeadLetter letter={discarded} onDone={() => setDiscarded(undefined)} />
    </>
  );
}
