import type { DeadLetterRecord } from '@shop/contracts';
import { useEffect, useRef, useState } from 'react';
import { deadLetterTexts as texts } from '../texts/dead-letters.ts';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import css from './DeadLetters.module.css';
import { DiscardLetter } from './DiscardLetter.tsx';
import { LetterRow } from './LetterRow.tsx';
import { useDeadLetters } from './use-dead-letters.ts';
import { useReplay } from './use-replay.ts';

/** What the shop could not finish by itself, of all its services, newest first. */
export default function DeadLetters() {
  const { data, error, refetch } = useDeadLetters();
  const replay = useReplay(data);
  const [discarded, setDiscarded] = useState<DeadLetterRecord>();
  const list = useKeptFocus(data?.letters.length);
  return (
    <>
      <PageHeading title={texts.heading} note={data?.total ? texts.count(data.total) : undefined} />
      <div ref={list} tabIndex={-1}>
        {data?.isPartial ? <Notice>{texts.someAway}</Notice> : null}
        {!data && !error ? <LoadingScreen /> : null}
        {!data && error ? <ListFailure onRetry={() => void refetch()} /> : null}
        {data?.letters.length === 0 && !data.isPartial ? (
          <EmptyState title={texts.empty} line={texts.emptyLine} />
        ) : null}
        {data && data.letters.length > 0 ? (
          <>
            <p className={css.lead}>{texts.lead}</p>
            <ul>
              {data.letters.map((letter) => (
                <LetterRow
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
      </div>
      <DiscardLetter letter={discarded} onDone={() => setDiscarded(undefined)} />
    </>
  );
}

/** When a row goes, and the button that was pressed with it, the focus stays with the list. */
function useKeptFocus(rows: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const isShorter = (before.current ?? 0) > (rows ?? 0);
    if (isShorter && document.activeElement === document.body) list.current?.focus();
    before.current = rows;
  }, [rows]);
  return list;
}
